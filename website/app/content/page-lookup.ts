import type { Page, PageSummary } from '@beam/content/model/page.ts'
import type { PageOutcome } from './content-store.ts'
import { asDefault, found } from './found.ts'
import type { KeptDocuments } from './kept-documents.ts'
import { findListed, holdsOurSite, isIndispensable } from './page-index.ts'
import type { PageSource } from './page-resource.ts'
import type { Resource } from './resource.ts'

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
    const signal = AbortSignal.timeout(budgetMs)
    const byDefault = defaults.find(({ slug }) => slug === slugOrTitle)
    const kept = await documents.read(pages.resource(slugOrTitle), byDefault !== undefined, signal)
    if (kept?.value) return found(kept.value, kept)
    const listed = await documents.read(index, true, signal)
    const wasTakenAway = listed !== null && isTakenAway(slugOrTitle, listed.value)
    if (byDefault && (isIndispensable(slugOrTitle) || !wasTakenAway)) return asDefault(byDefault)
    return kept || wasTakenAway ? MISSING : { kind: 'unavailable' }
  }

  function isTakenAway(slugOrTitle: string, listed: readonly PageSummary[]): boolean {
    return holdsOurSite(listed, defaults) && !findListed(listed, slugOrTitle)
  }
}

/** What may be asked for at all: any words of a bearable length. */
const READABLE = /^[^\p{Cc}\p{Cs}]{1,200}$/u

const MISSING: PageOutcome = { kind: 'missing' }
