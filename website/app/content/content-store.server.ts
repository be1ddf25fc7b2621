import { join } from 'node:path'
import type { PageSummary } from '@beam/content/model/page.ts'
import { startBudget } from './asking/budget.ts'
import { createContentClient } from './asking/content-client.server.ts'
import type { ContentStore, ContentStoreOptions, Found, PageOutcome } from './content-store.ts'
import { createContentWatch } from './watching/content-watch.ts'
import { createCopies } from './keeping/copies.server.ts'
import { createDroppedTags } from './keeping/dropped-tags.ts'
import { askDraftFooter, footerResource } from './documents/footer-resource.ts'
import { asDefault, found } from './documents/found.ts'
import { createKeptDocuments } from './keeping/kept-documents.ts'
import { pageListResource, redirectListResource } from './documents/list-resources.ts'
import { navigationResource, pagesMenuResource } from './documents/navigation-resources.ts'
import { listedPages } from './documents/page-index.ts'
import { createPageLookup } from './documents/page-lookup.ts'
import { createPageSource } from './documents/page-resource.ts'
import type { Resource } from './keeping/resource.ts'
import { steadyNow } from './keeping/steady-now.ts'
import { startPoll } from './watching/poll.ts'
import { createPrefetch } from './watching/prefetch.ts'
import { tellSafely } from './watching/tell-safely.ts'

const POLL_MS = 30_000
const POLL_WHILE_AWAY_MS = 2000

/** The one place where documents come from: memory, else disk, else the content service, else the defaults. */
export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { url, mediaUrl, log, defaults, clock = steadyNow, budgetMs = 2000 } = options
  const client = createContentClient({ url, token: options.token, fetch: options.fetch ?? fetch, clock, log })
  const copies = createCopies({ folder: join(options.copiesFolder, 'content'), service: url, clock, log })
  const onChange = tellSafely(options.onChange, log)
  const dropped = createDroppedTags()
  const { isWell } = client
  const documents = createKeptDocuments({ copies, dropped, clock, isWell, budgetMs, onDifference: onChange })
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
  const look = createContentWatch({ documents, index, everywhere: [menu, footer, redirects], tell })
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
    dropped.drop(all)
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
    return answer.value?.slug === slug ? found(answer.value, { isConfirmed: true }) : { kind: 'missing' }
  }

  async function draftFooter() {
    const document = await askDraftFooter(client, mediaUrl, AbortSignal.timeout(budgetMs))
    return document ? found(document, { isConfirmed: true }) : readOr(footer, defaults.footer)
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
      return copies.settled()
    },
  }
}

/** The only content type with pages for visitors. */
const PAGES = 'pages'

const PAGE_TAG = 'page:'
