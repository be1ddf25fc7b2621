import type { Footer } from '@beam/content/model/footer.ts'
import { startTimeBudget } from './client/time-budget.ts'
import type { ContentSources } from './content-sources.server.ts'
import type { Found, PageOutcome } from './content-store.ts'
import { fetchDraftFooter } from './documents/footer-resource.ts'
import { foundDocument } from './documents/found-document.ts'
import { DRAFT_OWNER } from './media/image-resolver.ts'

/** Reads drafts for previews: never from a cache. */
interface DraftReaders {
  page(documentId: string): Promise<PageOutcome>
  /** null: there is none, or it cannot be read. */
  footer(): Promise<Found<Footer> | null>
}

/** A draft may take as many times longer than what visitors wait for. */
const DRAFT_BUDGETS = 5

/** Drafts of pages and of the footer, with images that no document in memory refers to. */
export function createDraftReaders({
  client,
  pages,
  images,
  budgetMs,
  mediaUrl,
}: ContentSources): DraftReaders {
  /** Nothing older can be shown instead of a draft: an editor would rather wait than see an error. */
  const startBudget = () => startTimeBudget(DRAFT_BUDGETS * budgetMs)()

  return {
    async page(documentId) {
      const response = await pages.fetchDraft(documentId, startBudget())
      if (response.kind !== 'ok') return { kind: 'unavailable' }
      if (!response.value) return { kind: 'missing' }
      return foundDocument(await images.page(response.value, DRAFT_OWNER), { isFresh: true })
    },
    async footer() {
      const document = await fetchDraftFooter(client, mediaUrl, startBudget())
      return document && foundDocument(await images.footer(document, DRAFT_OWNER), { isFresh: true })
    },
  }
}
