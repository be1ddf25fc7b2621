import type { ArticleSummary } from '@beam/content/model/articles.ts'
import type { Footer } from '@beam/content/model/footer.ts'
import type { NavigationItem } from '@beam/content/model/navigation.ts'
import type { Page, PageSummary } from '@beam/content/model/page.ts'
import type { Redirect } from '@beam/content/model/redirect.ts'
import type { ContentStatus, Log, Media } from '../website.ts'

/** Reads documents. Nothing here rejects: every outcome is a value, returned within the time budget. */
export interface ContentStore {
  /** The page at a path, its slug without the leading slash: found by slug, else by title. */
  page(slugOrTitle: string): Promise<PageOutcome>
  /** Whether it is known from memory, without a request, that no page has this slug or title. */
  isMissing(slugOrTitle: string): boolean
  /** The page at `cms/{contentType}/{slug}`; 'missing' for every type but pages. */
  pageByTitleOrSlug(contentType: string, slugOrTitle: string): Promise<PageOutcome>
  navigation(): Promise<Found<readonly NavigationItem[]>>
  footer(): Promise<Found<Footer>>
  redirects(): Promise<Found<readonly Redirect[]>>
  /** The result of redirects() if it is fresh in memory; null otherwise. */
  freshRedirects(): readonly Redirect[] | null
  /** All pages that visitors can find, e.g. for the sitemap. */
  allPages(): Promise<Found<readonly PageSummary[]>>
  /** All published articles, newest first. Their images still have URLs of the content service. */
  articles(): Promise<Found<readonly ArticleSummary[]>>
  /** One page of the list of articles, with the images that the site serves. `listPage` counts from 1. */
  withImages(articles: readonly ArticleSummary[], listPage: number): Promise<readonly ArticleSummary[]>
  /** The draft of a page by its document id, never cached. Only for requests with a verified preview link. */
  draft(documentId: string): Promise<PageOutcome>
  /** The draft of the footer, never cached; the published footer if there is none. Only for verified previews. */
  draftFooter(): Promise<Found<Footer>>
  /**
   * Invalidates the documents with these tags and fetches them; reads wait meanwhile. Tags of new files only have the
   * site fetch those, before a document shows them. Returns the tags of documents.
   */
  changed(tags: readonly string[]): readonly string[]
  status(): ContentStatus
  /** Stops polling; resolves when the disk cache has been written. */
  close(): Promise<void>
}

export interface Found<T> {
  readonly kind: 'found'
  readonly document: T
  readonly source: Source
}

/** 'cache': an expired document from memory or disk, which is being revalidated. */
export type Source = 'content-service' | 'cache' | 'default'

export type PageOutcome =
  | Found<Page>
  | { readonly kind: 'missing' }
  /**
   * 'Unable to load page content': the content service cannot be read, nothing is cached, and there is no default.
   */
  | { readonly kind: 'unavailable' }

/** Served if nothing can be read; the navigation is the four items of the specification, section 2. */
export interface ContentDefaults {
  readonly pages: readonly Page[]
  readonly navigation: readonly NavigationItem[]
  readonly footer: Footer
}

export interface ContentStoreOptions {
  /** The content service as this process reaches it. */
  readonly url: string
  /** Sent with drafts only. */
  readonly token: string | null
  readonly media: Media
  /** Other hosts that redirects may lead to; none by default. */
  readonly redirectHosts?: readonly string[]
  /** Folder of the disk cache; created if missing. */
  readonly cacheFolder: string
  readonly log: Log
  readonly defaults: ContentDefaults
  /** Called with tags when documents changed without a notification, e.g. `page:about-us`, `navigation`. */
  readonly onChange?: (tags: readonly string[]) => void
  readonly fetch?: typeof fetch
  /** Milliseconds since 1970. */
  readonly clock?: () => number
  /** Time limit of one read, in milliseconds. */
  readonly budgetMs?: number
  /** False: does not poll, e.g. in tests and commands. */
  readonly poll?: boolean
}
