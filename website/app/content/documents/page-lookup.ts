import type { Page, PageSummary } from '@beam/content/model/page.ts'
import type { PageOutcome } from '../content-store.ts'
import { startBudget } from '../client/budget.ts'
import { asDefault, found } from './found.ts'
import type { DocumentCache } from '../cache/document-cache.ts'
import { findListed, holdsOurSite, isIndispensable, proofOf } from './page-index.ts'
import type { PageSource } from './page-resource.ts'
import type { Resource } from '../cache/resource.ts'

export interface PageLookupOptions {
  readonly documents: DocumentCache
  readonly pages: PageSource
  readonly index: Resource<readonly PageSummary[]>
  readonly defaults: readonly Page[]
  readonly budgetMs: number
}

export interface PageLookup {
  /** Finds the page at a path: as cached, else as the content service has it, else its default. */
  find(slugOrTitle: string): Promise<PageOutcome>
  /** Whether memory alone proves that no page has this slug or title, and no default stands in for it. */
  isMissing(slugOrTitle: string): boolean
}

/**
 * A page is missing only when the content service says so, now or in a list of all pages that nothing has changed since.
 * Without that its existence is unknown, and it is 'unavailable'.
 */
export function createPageLookup({
  documents,
  pages,
  index,
  defaults,
  budgetMs,
}: PageLookupOptions): PageLookup {
  async function find(slugOrTitle: string): Promise<PageOutcome> {
    if (!READABLE.test(slugOrTitle)) return MISSING
    const budget = startBudget(budgetMs)
    const byDefault = defaultOf(slugOrTitle)
    const cached = isKnownAbsent(slugOrTitle)
      ? ABSENT
      : await documents.read(pages.resource(slugOrTitle), byDefault !== undefined, budget)
    if (cached?.value) return found(cached.value, cached)
    const listed = await documents.read(index, true, budget)
    const wasTakenAway = listed !== null && isTakenAway(slugOrTitle, listed.value)
    if (byDefault && (isIndispensable(slugOrTitle) || !wasTakenAway)) return asDefault(byDefault)
    if (cached?.isFresh) return MISSING
    return byDefault && !documents.isOutdated(index) ? MISSING : UNAVAILABLE
  }

  function isMissing(slugOrTitle: string): boolean {
    if (!READABLE.test(slugOrTitle)) return true
    if (!isKnownAbsent(slugOrTitle)) return false
    if (defaultOf(slugOrTitle) === undefined) return true
    const listed = documents.peek(index)?.value ?? []
    return !isIndispensable(slugOrTitle) && isTakenAway(slugOrTitle, listed)
  }

  /** Made-up addresses end here: they cost neither a request nor a look at the disk. */
  function isKnownAbsent(slugOrTitle: string): boolean {
    const listed = proofOf(documents.peek(index)?.value ?? null)
    return listed !== null && !findListed(listed, slugOrTitle)
  }

  function isTakenAway(slugOrTitle: string, listed: readonly PageSummary[]): boolean {
    return holdsOurSite(listed, defaults) && !findListed(listed, slugOrTitle)
  }

  function defaultOf(slugOrTitle: string): Page | undefined {
    return defaults.find(({ slug }) => slug === slugOrTitle)
  }

  return { find, isMissing }
}

/** What may be asked for at all: any words of a bearable length. */
const READABLE = /^[^\p{Cc}\p{Cs}]{1,200}$/u

const ABSENT = { value: null, isFresh: true }

const MISSING: PageOutcome = { kind: 'missing' }

const UNAVAILABLE: PageOutcome = { kind: 'unavailable' }
