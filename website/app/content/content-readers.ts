import type { PageSummary } from '@beam/content/model/page.ts'
import type { Resource } from './cache/resource.ts'
import { startBudget } from './client/budget.ts'
import type { ContentSources } from './content-sources.server.ts'
import type { ContentDefaults, ContentStore, Found, PageOutcome } from './content-store.ts'
import { fetchDraftFooter } from './documents/footer-resource.ts'
import { found, foundDefault } from './documents/found.ts'
import { listedPages } from './documents/page-index.ts'
import { createPageLookup } from './documents/page-lookup.ts'

type ContentReaders = Omit<ContentStore, 'changed' | 'status' | 'close'>

/** The reading half of a content store. */
export function createContentReaders(sources: ContentSources, defaults: ContentDefaults): ContentReaders {
  const { client, documents, pages, index, redirects, menu, pagesMenu, footer, budgetMs, mediaUrl } = sources
  const lookup = createPageLookup({ documents, pages, index, defaults: defaults.pages, budgetMs })

  async function navigation() {
    const budget = startBudget(budgetMs)
    const cached =
      (await documents.read(menu, true, budget)) ?? (await documents.read(pagesMenu, false, budget))
    return cached ? found(cached.value, cached) : foundDefault(defaults.navigation)
  }

  async function allPages(): Promise<Found<readonly PageSummary[]>> {
    const cached = await documents.read(index, true)
    return cached
      ? found(listedPages(cached.value, defaults.pages), cached)
      : foundDefault(listedPages([], defaults.pages))
  }

  async function draft(slug: string): Promise<PageOutcome> {
    const response = await pages.fetchDraft(slug, AbortSignal.timeout(budgetMs))
    if (response.kind !== 'ok') return { kind: 'unavailable' }
    return response.value?.slug === slug ? found(response.value, { isFresh: true }) : { kind: 'missing' }
  }

  async function draftFooter() {
    const document = await fetchDraftFooter(client, mediaUrl, AbortSignal.timeout(budgetMs))
    return document ? found(document, { isFresh: true }) : readOr(footer, defaults.footer)
  }

  async function readOr<T>(resource: Resource<T | null>, byDefault: T): Promise<Found<T>> {
    const cached = await documents.read(resource, true)
    return cached && cached.value !== null ? found(cached.value, cached) : foundDefault(byDefault)
  }

  return {
    page: lookup.find,
    isMissing: lookup.isMissing,
    pageByTitleOrSlug: (contentType, slugOrTitle) =>
      contentType === PAGES ? lookup.find(slugOrTitle) : Promise.resolve({ kind: 'missing' }),
    navigation,
    footer: () => readOr(footer, defaults.footer),
    redirects: () => readOr(redirects, []),
    freshRedirects: () => documents.peek(redirects)?.value ?? null,
    allPages,
    draft,
    draftFooter,
  }
}

/** The only content type with pages for visitors. */
const PAGES = 'pages'
