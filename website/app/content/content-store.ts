import type { Footer } from '@beam/content/model/footer.ts'
import type { NavigationItem } from '@beam/content/model/navigation.ts'
import type { Page, PageSummary } from '@beam/content/model/page.ts'
import type { Redirect } from '@beam/content/model/redirect.ts'
import type { ContentStatus, Log } from '../website.ts'

/** Where documents come from. Nothing here rejects: every outcome is a value, given within the budget. */
export interface ContentStore {
  /** The page at a path, its slug without the leading slash: found by slug, else by title. */
  page(slugOrTitle: string): Promise<PageOutcome>
  /** Whether memory alone proves that no page has this slug or title, so that nobody need be asked. */
  isMissing(slugOrTitle: string): boolean
  /** The same for `cms/{contentType}/{slug}`: 'missing' for every type but pages. */
  pageByTitleOrSlug(contentType: string, slugOrTitle: string): Promise<PageOutcome>
  navigation(): Promise<Found<readonly NavigationItem[]>>
  footer(): Promise<Found<Footer>>
  redirects(): Promise<Found<readonly Redirect[]>>
  /** What redirects() would answer, from memory alone; null when that is not there or not fresh. */
  freshRedirects(): readonly Redirect[] | null
  /** All pages that visitors can find, e.g. for the sitemap. */
  allPages(): Promise<Found<readonly PageSummary[]>>
  /** The draft of a page, never kept. Only for requests whose preview link has been verified. */
  draft(slug: string): Promise<PageOutcome>
  /** The footer's draft, never kept; the published footer when there is none. The same care applies. */
  draftFooter(): Promise<Found<Footer>>
  /** Marks what carries one of the tags as out of date and fetches it; whoever reads meanwhile waits for that. */
  changed(tags: readonly string[]): void
  status(): ContentStatus
  /** Ends the poll; resolves when all copies have been written. */
  close(): Promise<void>
}

export interface Found<T> {
  readonly kind: 'found'
  readonly document: T
  readonly source: Source
}

/** 'copy': a last good answer, kept in memory or on disk, that is being fetched anew. */
export type Source = 'content-service' | 'copy' | 'default'

export type PageOutcome =
  | Found<Page>
  | { readonly kind: 'missing' }
  /** 'Unable to load page content': the content service cannot be read, and there is no copy and no default. */
  | { readonly kind: 'unavailable' }

/** What is shown when nothing can be read; the navigation is the four items of the specification, section 2. */
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
  /** The content service as visitors' browsers reach it. */
  readonly mediaUrl: string
  /** Folder for the last good answers; made when missing. */
  readonly cacheFolder: string
  readonly log: Log
  readonly defaults: ContentDefaults
  /** Told when documents are found to have changed without anybody having said so, e.g. `page:about-us`, `navigation`. */
  readonly onChange?: (tags: readonly string[]) => void
  readonly fetch?: typeof fetch
  /** Milliseconds since 1970. */
  readonly clock?: () => number
  /** How long one read may take in all, in milliseconds. */
  readonly budgetMs?: number
  /** False: looks for changes only when told, e.g. in tests and commands. */
  readonly poll?: boolean
}
