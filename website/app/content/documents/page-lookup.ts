import type { Page, PageSummary } from '@beam/content/model/page.ts'
import type { PageOutcome } from '../content-store.ts'
import { startBudget } from '../asking/budget.ts'
import { asDefault, found } from './found.ts'
import type { KeptDocuments } from '../keeping/kept-documents.ts'
import { findListed, holdsOurSite, isIndispensable, proofOf } from './page-index.ts'
import type { PageSource } from './page-resource.ts'
import type { Resource } from '../keeping/resource.ts'

export interface PageLookupOptions {
  readonly documents: KeptDocuments
  readonly pages: PageSource
  readonly index: Resource<readonly PageSummary[]>
  readonly defaults: readonly Page[]
  readonly budgetMs: number
}

/** Finds the page at a path: as kept, else as the content service has it, else its default. */
export function createPageLookup({ documents, pages, index, defaults, budgetMs }: PageLookupOptions) {
  return async function lookUp(slugOrTitle: string): Promise<PageOutcome> {
    if (!READABLE.test(slugOrTitle)) return MISSING
    const budget = startBudget(budgetMs)
    const byDefault = defaults.find(({ slug }) => slug === slugOrTitle)
    const kept = isKnownAbsent(slugOrTitle)
      ? ABSENT
      : await documents.read(pages.resource(slugOrTitle), byDefault !== undefined, budget)
    if (kept?.value) return found(kept.value, kept)
    const listed = await documents.read(index, true, budget)
    const wasTakenAway = listed !== null && isTakenAway(slugOrTitle, listed.value)
    if (byDefault && (isIndispensable(slugOrTitle) || !wasTakenAway)) return asDefault(byDefault)
    return kept || wasTakenAway ? MISSING : { kind: 'unavailable' }
  }

  /** Made-up addresses end here: they cost neither a request nor a look at the disk. */
  function isKnownAbsent(slugOrTitle: string): boolean {
    const listed = proofOf(documents.peek(index)?.value ?? null)
    return listed !== null && !findListed(listed, slugOrTitle)
  }

  function isTakenAway(slugOrTitle: string, listed: readonly PageSummary[]): boolean {
    return holdsOurSite(listed, defaults) && !findListed(listed, slugOrTitle)
  }
}

/** What may be asked for at all: any words of a bearable length. */
const READABLE = /^[^\p{Cc}\p{Cs}]{1,200}$/u

const ABSENT = { value: null, isConfirmed: true }

const MISSING: PageOutcome = { kind: 'missing' }
