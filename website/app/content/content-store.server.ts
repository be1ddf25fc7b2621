import type { Log } from '../website.ts'
import type { ContentDefaults, ContentStore, PageOutcome } from './content-store.ts'

export interface ContentStoreOptions {
  /** The content service as this process reaches it. */
  readonly url: string
  /** Sent with drafts only. */
  readonly token: string | null
  /** The content service as visitors' browsers reach it. */
  readonly mediaUrl: string
  /** Folder for the last good answers; made when missing. */
  readonly copiesFolder: string
  readonly log: Log
  readonly defaults: ContentDefaults
  /** Told when a document is found to have changed without anybody having said so, e.g. `page:about-us`, `navigation`. */
  readonly onChange?: (tags: readonly string[]) => void
  readonly fetch?: typeof fetch
  /** Milliseconds since 1970. */
  readonly clock?: () => number
}

/** The one place where documents come from: memory, else disk, else the content service, else the defaults. */
export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { defaults } = options
  const page = (slug: string): Promise<PageOutcome> => {
    const document = defaults.pages.find((candidate) => candidate.slug === slug)
    return Promise.resolve(document ? { kind: 'found', document, source: 'default' } : { kind: 'missing' })
  }
  return {
    page,
    pageByTitleOrSlug: (contentType, slug) =>
      contentType === 'pages' ? page(slug) : Promise.resolve({ kind: 'missing' }),
    navigation: async () => ({ kind: 'found', document: defaults.navigation, source: 'default' }),
    footer: async () => ({ kind: 'found', document: defaults.footer, source: 'default' }),
    redirects: async () => ({ kind: 'found', document: [], source: 'default' }),
    allPages: async () => ({
      kind: 'found',
      document: defaults.pages.map(({ slug, title }) => ({ slug, title, updatedAt: '', publishedAt: '' })),
      source: 'default',
    }),
    draft: page,
    changed: () => {},
    status: () => ({ reachable: false, lastGoodAnswerAgeMs: null }),
    close: () => {},
  }
}
