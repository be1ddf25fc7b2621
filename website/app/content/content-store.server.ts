import { join } from 'node:path'
import type { PageSummary } from '@beam/content/model/page.ts'
import { startBudget } from './client/budget.ts'
import { createContentClient } from './client/content-client.server.ts'
import type { ContentStore, ContentStoreOptions, Found, PageOutcome } from './content-store.ts'
import { createChangeDetector } from './polling/detect-changes.ts'
import { createDiskCache } from './cache/disk-cache.server.ts'
import { createTagVersions } from './cache/tag-versions.ts'
import { askDraftFooter, footerResource } from './documents/footer-resource.ts'
import { asDefault, found } from './documents/found.ts'
import { createDocumentCache } from './cache/document-cache.ts'
import { pageListResource, redirectListResource } from './documents/list-resources.ts'
import { navigationResource, pagesMenuResource } from './documents/navigation-resources.ts'
import { listedPages } from './documents/page-index.ts'
import { createPageLookup } from './documents/page-lookup.ts'
import { createPageSource } from './documents/page-resource.ts'
import type { Resource } from './cache/resource.ts'
import { monotonicNow } from './cache/monotonic-now.ts'
import { startPoll } from './polling/poll.ts'
import { createPrefetch } from './polling/prefetch.ts'
import { notifySafely } from './polling/notify-safely.ts'

const POLL_MS = 30_000
const POLL_WHILE_AWAY_MS = 2000

/** The one place where documents come from: memory, else disk, else the content service, else the defaults. */
export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { url, mediaUrl, log, defaults, clock = monotonicNow, budgetMs = 2000 } = options
  const client = createContentClient({ url, token: options.token, fetch: options.fetch ?? fetch, clock, log })
  const diskCache = createDiskCache({
    folder: join(options.cacheFolder, 'content'),
    service: url,
    clock,
    log,
  })
  const onChange = notifySafely(options.onChange, log)
  const tagVersions = createTagVersions()
  const { isWell } = client
  const documents = createDocumentCache({
    diskCache,
    tagVersions,
    clock,
    isWell,
    budgetMs,
    onDifference: onChange,
  })
  const index = pageListResource(client)
  const redirects = redirectListResource(client)
  const menu = navigationResource(client)
  const pagesMenu = pagesMenuResource(client)
  const footer = footerResource(client, mediaUrl)
  const pages = createPageSource({
    client,
    mediaUrl,
    freshIndex: () => documents.peek(index)?.value ?? null,
    index: async (signal) => (await documents.read(index, false, () => signal))?.value ?? null,
  })
  const lookup = createPageLookup({ documents, pages, index, defaults: defaults.pages, budgetMs })
  const prefetch = createPrefetch({ fetch: documents.prefetch })
  const look = createChangeDetector({ documents, index, everywhere: [menu, footer, redirects], tell })
  const endPoll = options.poll === false ? () => {} : startPoll({ round: look, pause })

  function pause(): number {
    return isWell() ? POLL_MS : POLL_WHILE_AWAY_MS
  }

  function tell(tags: readonly string[]): void {
    changed(tags)
    onChange(tags)
  }

  function told(tags: readonly string[]): void {
    client.wasHeard()
    changed(tags)
  }

  function changed(tags: readonly string[]): void {
    const pageTags = tags.filter((tag) => tag.startsWith(PAGE_TAG))
    const all = pageTags.length > 0 ? [...tags, 'pages'] : tags
    tagVersions.invalidate(all)
    prefetch([
      ...pageTags.map((tag) => pages.resource(tag.slice(PAGE_TAG.length))),
      ...[index, menu, footer, redirects].filter(({ key }) => all.includes(key)),
    ])
  }

  async function navigation() {
    const budget = startBudget(budgetMs)
    const kept =
      (await documents.read(menu, true, budget)) ?? (await documents.read(pagesMenu, false, budget))
    return kept ? found(kept.value, kept) : asDefault(defaults.navigation)
  }

  async function allPages(): Promise<Found<readonly PageSummary[]>> {
    const kept = await documents.read(index, true)
    return kept
      ? found(listedPages(kept.value, defaults.pages), kept)
      : asDefault(listedPages([], defaults.pages))
  }

  async function draft(slug: string): Promise<PageOutcome> {
    const answer = await pages.askDraft(slug, AbortSignal.timeout(budgetMs))
    if (answer.kind !== 'answer') return { kind: 'unavailable' }
    return answer.value?.slug === slug ? found(answer.value, { isFresh: true }) : { kind: 'missing' }
  }

  async function draftFooter() {
    const document = await askDraftFooter(client, mediaUrl, AbortSignal.timeout(budgetMs))
    return document ? found(document, { isFresh: true }) : readOr(footer, defaults.footer)
  }

  async function readOr<T>(resource: Resource<T | null>, byDefault: T): Promise<Found<T>> {
    const kept = await documents.read(resource, true)
    return kept && kept.value !== null ? found(kept.value, kept) : asDefault(byDefault)
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
    changed: told,
    status() {
      const lastGood = client.lastGoodAnswerAt()
      return {
        reachable: lastGood !== null && isWell(),
        lastGoodAnswerAgeMs: lastGood === null ? null : clock() - lastGood,
      }
    },
    close() {
      endPoll()
      return diskCache.resolved()
    },
  }
}

/** The only content type with pages for visitors. */
const PAGES = 'pages'

const PAGE_TAG = 'page:'
