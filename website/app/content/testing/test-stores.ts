import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { FALLBACK_NAVIGATION } from '@beam/content/defaults/navigation.ts'
import { pageToStrapi } from '@beam/content/strapi/to-strapi.ts'
import {
  startContentServiceStandIn,
  storedPage,
  type ContentServiceStandIn,
} from './content-service-stand-in.ts'
import { NO_MEDIA } from './test-dependencies.ts'
import { createContentStore } from '../content-store.server.ts'
import type { ContentStore, ContentStoreOptions, PageOutcome } from '../content-store.ts'

/** Long enough never to matter; only what fails by silence is given less. */
const BUDGET_MS = 60_000

/** For tests: a stand-in of the content service, stores that read it, and a clock that is stopped until moved. */
export interface TestStores {
  readonly service: ContentServiceStandIn
  readonly cacheFolder: string
  /** Words of the log. */
  readonly messages: readonly string[]
  /** Tags passed on, call by call. */
  readonly contentChanged: readonly (readonly string[])[]
  open(given?: Partial<ContentStoreOptions>): ContentStore
  /** Moves the clock, in milliseconds. */
  advance(milliseconds: number): void
  /**
   * summary() of a page, read so many milliseconds later. For polling: a circuit breaker whose trial call failed allows
   * the next one only when time has passed.
   */
  summaryAfter(milliseconds: number, store: ContentStore, slug: string): Promise<string>
  /** Publishes a page, or changes one. */
  publish(slug: string, title: string): void
  unpublish(slug: string): void
  /** Requests for single pages. */
  pageRequests(): string[]
  close(): Promise<void>
}

export async function openTestStores(): Promise<TestStores> {
  const service = await startContentServiceStandIn()
  const cacheFolder = await mkdtemp(join(tmpdir(), 'disk-cache-'))
  const stores: ContentStore[] = []
  const messages: string[] = []
  const contentChanged: (readonly string[])[] = []
  let now = Date.parse('2026-01-01T00:00:00Z')
  const record = (_: object, message: string) => void messages.push(message)
  const usual = {
    url: service.url,
    token: null,
    media: NO_MEDIA,
    cacheFolder,
    log: { info: record, warn: record, error: record },
    defaults: { pages: ALL_PAGES, navigation: FALLBACK_NAVIGATION, footer: DEFAULT_FOOTER },
    onChange: (tags: readonly string[]) => void contentChanged.push(tags),
    clock: () => now,
    budgetMs: BUDGET_MS,
    poll: false,
  }
  const unpublish = (slug: string) => {
    service.pages = service.pages.filter((page) => page['slug'] !== slug)
  }

  return {
    service,
    cacheFolder,
    messages,
    contentChanged,
    unpublish,
    open(given = {}) {
      const store = createContentStore({ ...usual, ...given })
      stores.push(store)
      return store
    },
    advance: (milliseconds) => void (now += milliseconds),
    async summaryAfter(milliseconds, store, slug) {
      now += milliseconds
      return summary(await store.page(slug))
    },
    publish(slug, title) {
      now += 1000
      unpublish(slug)
      const page = pageToStrapi({ ...aPage(), slug, title })
      service.pages = [...service.pages, storedPage(page, 99, new Date(now).toISOString())]
    },
    pageRequests: () => service.requests.filter((path) => path.includes('filters[')),
    async close() {
      await Promise.all(stores.map((store) => store.close()))
      await service.close()
      // Documents fetched in the background may still be written.
      await rm(cacheFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
    },
  }
}

/** An outcome in a word or two: title and source of what was found. */
export function summary(outcome: PageOutcome): string {
  return outcome.kind === 'found' ? `${outcome.document.title} (${outcome.source})` : outcome.kind
}

export function titleOf(slug: string): string {
  return ALL_PAGES.find((page) => page.slug === slug)?.title ?? ''
}

/** Any page at all. */
export function aPage() {
  const [first] = ALL_PAGES
  if (!first) throw new Error('There are no default pages')
  return first
}
