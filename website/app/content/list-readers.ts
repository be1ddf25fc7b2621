import { newestFirst } from '@beam/content/model/articles.ts'
import { startTimeBudget } from './client/time-budget.ts'
import type { ContentSources } from './content-sources.server.ts'
import type { ContentDefaults, ContentStore } from './content-store.ts'
import { defaultArticles } from './documents/default-articles.ts'
import { foundDocument, foundDefault } from './documents/found-document.ts'
import { listedPages } from './documents/page-index.ts'
import { readOrDefault } from './documents/read-or-default.ts'

type ListReaders = Pick<ContentStore, 'navigation' | 'allPages' | 'articles' | 'redirects' | 'freshRedirects'>

/** Reads what lists other documents: the menu, all pages, articles, redirects. */
export function createListReaders(sources: ContentSources, defaults: ContentDefaults): ListReaders {
  const { documents, index, redirects, menu, pagesMenu, budgetMs } = sources

  const navigation: ListReaders['navigation'] = async () => {
    const budget = startTimeBudget(budgetMs)
    const cached =
      (await documents.read(menu, true, budget)) ?? (await documents.read(pagesMenu, false, budget))
    return cached ? foundDocument(cached.value, cached) : foundDefault(defaults.navigation)
  }

  const allPages: ListReaders['allPages'] = async () => {
    const cached = await documents.read(index, true)
    return cached
      ? foundDocument(listedPages(cached.value, defaults.pages), cached)
      : foundDefault(listedPages([], defaults.pages))
  }

  const articles: ListReaders['articles'] = async () => {
    const [cached, listed] = await Promise.all([documents.read(sources.articles, true), allPages()])
    const others = defaultArticles(defaults.pages, listed.document, cached?.value ?? [])
    if (!cached) return foundDefault(others)
    return foundDocument(
      others.length === 0 ? cached.value : newestFirst([...cached.value, ...others]),
      cached,
    )
  }

  return {
    navigation,
    allPages,
    articles,
    redirects: () => readOrDefault(documents, redirects, []),
    freshRedirects: () => documents.peek(redirects)?.value ?? null,
  }
}
