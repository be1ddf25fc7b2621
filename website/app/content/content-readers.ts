import { type ArticleSummary, newestFirst } from '@beam/content/model/articles.ts'
import type { Footer } from '@beam/content/model/footer.ts'
import type { PageSummary } from '@beam/content/model/page.ts'
import type { Resource } from './cache/resource.ts'
import { startTimeBudget } from './client/time-budget.ts'
import type { ContentSources } from './content-sources.server.ts'
import type { ContentDefaults, ContentStore, Found, PageOutcome } from './content-store.ts'
import { createDraftReaders } from './draft-readers.ts'
import { defaultArticles } from './documents/default-articles.ts'
import { foundDocument, foundDefault } from './documents/found-document.ts'
import { listedPages } from './documents/page-index.ts'
import { articlesOwner, FOOTER_OWNER, pageOwner } from './media/image-resolver.ts'
import { createPageLookup } from './documents/page-lookup.ts'

type ContentReaders = Omit<ContentStore, 'changed' | 'status' | 'close'>

/** The reading half of a content store. */
export function createContentReaders(sources: ContentSources, defaults: ContentDefaults): ContentReaders {
  const { documents, pages, index, redirects, menu, pagesMenu, footer, budgetMs, images } = sources
  const lookup = createPageLookup({ documents, pages, index, defaults: defaults.pages, budgetMs })
  const drafts = createDraftReaders(sources)

  async function navigation() {
    const budget = startTimeBudget(budgetMs)
    const cached =
      (await documents.read(menu, true, budget)) ?? (await documents.read(pagesMenu, false, budget))
    return cached ? foundDocument(cached.value, cached) : foundDefault(defaults.navigation)
  }

  async function allPages(): Promise<Found<readonly PageSummary[]>> {
    const cached = await documents.read(index, true)
    return cached
      ? foundDocument(listedPages(cached.value, defaults.pages), cached)
      : foundDefault(listedPages([], defaults.pages))
  }

  async function articles(): Promise<Found<readonly ArticleSummary[]>> {
    const [cached, listed] = await Promise.all([documents.read(sources.articles, true), allPages()])
    const others = defaultArticles(defaults.pages, listed.document, cached?.value ?? [])
    if (!cached) return foundDefault(others)
    return foundDocument(
      others.length === 0 ? cached.value : newestFirst([...cached.value, ...others]),
      cached,
    )
  }

  async function page(slugOrTitle: string): Promise<PageOutcome> {
    const outcome = await lookup.find(slugOrTitle)
    if (outcome.kind !== 'found') return outcome
    return { ...outcome, document: await images.page(outcome.document, pageOwner(outcome.document)) }
  }

  async function publishedFooter(): Promise<Found<Footer>> {
    const outcome = await readOr(footer, defaults.footer)
    return { ...outcome, document: await images.footer(outcome.document, FOOTER_OWNER) }
  }

  async function readOr<T>(resource: Resource<T | null>, byDefault: T): Promise<Found<T>> {
    const cached = await documents.read(resource, true)
    return cached && cached.value !== null ? foundDocument(cached.value, cached) : foundDefault(byDefault)
  }

  return {
    page,
    isMissing: lookup.isMissing,
    pageByTitleOrSlug: (contentType, slugOrTitle) =>
      contentType === PAGES ? page(slugOrTitle) : Promise.resolve({ kind: 'missing' }),
    navigation,
    footer: publishedFooter,
    redirects: () => readOr(redirects, []),
    freshRedirects: () => documents.peek(redirects)?.value ?? null,
    allPages,
    articles,
    withImages: (list, listPage) => images.articles(list, articlesOwner(listPage)),
    draft: drafts.page,
    draftFooter: async () => (await drafts.footer()) ?? publishedFooter(),
  }
}

/** The only content type with pages for visitors. */
const PAGES = 'pages'
