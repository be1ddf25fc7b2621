import type { Page, PageSummary } from '@beam/content/model/page.ts'
import type { PageOutcome } from '../content-store.ts'
import { startTimeBudget } from '../client/time-budget.ts'
import { foundDefault, foundDocument } from './found-document.ts'
import type { DocumentCache } from '../cache/document-cache.ts'
import { findListed, hasOurPages, isRequired, completeList } from './page-index.ts'
import type { PageSource } from './page-source.ts'
import type { Resource } from '../cache/resource.ts'

interface PageLookupOptions {
  readonly documents: DocumentCache
  readonly pages: PageSource
  readonly index: Resource<readonly PageSummary[]>
  readonly defaults: readonly Page[]
  readonly budgetMs: number
}

interface PageLookup {
  /** Finds the page at a path: cached, else from the content service, else its default. */
  find(slugOrTitle: string): Promise<PageOutcome>
  /** Whether memory proves that there is no page with this slug or title, and no default. */
  isMissing(slugOrTitle: string): boolean
}

/**
 * A page is missing only if the content service says so, now or in a list of all pages that is still current.
 * Otherwise it is not known whether the page exists, and it is 'unavailable'.
 */
export function createPageLookup({
  documents,
  pages,
  index,
  defaults,
  budgetMs,
}: PageLookupOptions): PageLookup {
  async function find(slugOrTitle: string): Promise<PageOutcome> {
    if (!VALID_NAME.test(slugOrTitle)) return MISSING
    const budget = startTimeBudget(budgetMs)
    const byDefault = defaultOf(slugOrTitle)
    const cached = isKnownAbsent(slugOrTitle)
      ? ABSENT
      : await documents.read(pages.resource(slugOrTitle), byDefault !== undefined, budget)
    if (cached?.value) return foundDocument(cached.value, cached)
    const list = await documents.read(index, true, budget)
    const wasDeleted = list !== null && isDeleted(slugOrTitle, list.value)
    if (byDefault && (isRequired(slugOrTitle) || !wasDeleted)) return foundDefault(byDefault)
    if (cached?.isFresh) return MISSING
    return byDefault && !documents.isOutdated(index) ? MISSING : UNAVAILABLE
  }

  function isMissing(slugOrTitle: string): boolean {
    if (!VALID_NAME.test(slugOrTitle)) return true
    if (!isKnownAbsent(slugOrTitle)) return false
    if (defaultOf(slugOrTitle) === undefined) return true
    const list = documents.peek(index)?.value ?? []
    return !isRequired(slugOrTitle) && isDeleted(slugOrTitle, list)
  }

  /** Stops made-up URLs: they cause neither a request nor a disk read. */
  function isKnownAbsent(slugOrTitle: string): boolean {
    const list = completeList(documents.peek(index)?.value ?? null)
    return list !== null && !findListed(list, slugOrTitle)
  }

  function isDeleted(slugOrTitle: string, list: readonly PageSummary[]): boolean {
    return hasOurPages(list, defaults) && !findListed(list, slugOrTitle)
  }

  function defaultOf(slugOrTitle: string): Page | undefined {
    return defaults.find(({ slug }) => slug === slugOrTitle)
  }

  return { find, isMissing }
}

/** Names that are looked up at all. */
const VALID_NAME = /^[^\p{Cc}\p{Cs}]{1,200}$/u

const ABSENT = { value: null, isFresh: true }

const MISSING: PageOutcome = { kind: 'missing' }

const UNAVAILABLE: PageOutcome = { kind: 'unavailable' }
