import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { DEFAULT_NAVIGATION, FALLBACK_NAVIGATION } from '@beam/content/defaults/navigation.ts'
import { checkContent } from '@beam/content/check/check-content.ts'
import { navigationFromStrapi } from '@beam/content/strapi/navigation-from-strapi.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUpContent } from '../../../cms/operation/back-up-content.ts'
import { restoreContent } from '../../../cms/operation/restore-content.ts'
import { makePng } from '../../../cms/tests/make-png.ts'
import { receiveWebhooks, type WebhookReceiver } from '../../../cms/tests/receive-webhooks.ts'
import { signIn, type Editor } from '../../../cms/tests/sign-in.ts'
import { makeSeededFolder } from '../../../cms/tests/seeded-folder.ts'
import {
  removeDataFolder,
  SITE_TOKEN,
  startForTest,
  type Running,
} from '../../../cms/tests/start-for-test.ts'
import { type OpenedMedia, openMedia } from '../../../server/media/open-media.ts'
import { silentLog } from '../../../server/testing/fakes.ts'
import { createContentClient } from './client/content-client.server.ts'
import { createContentStore } from './content-store.server.ts'
import type { ContentStore, ContentStoreOptions } from './content-store.ts'
import { readAllContent } from './read-all-content.server.ts'

const PAGE = 'api::page.page'
const LOG = { info: () => {}, warn: () => {}, error: () => {} }

let service: Running
let site: WebhookReceiver
let editor: Editor
let cacheFolder: string
let store: ContentStore
let media: OpenedMedia

beforeAll(async () => {
  site = await receiveWebhooks(1421)
  service = await startService(await makeSeededFolder())
  editor = await signIn(service.url)
  cacheFolder = await mkdtemp(join(tmpdir(), 'disk-cache-'))
  media = await openMedia({
    dataFolder: cacheFolder,
    contentServiceUrl: service.url,
    maxBytes: 1e9,
    canRefetch: () => true,
    onImproved: (tags) => store.changed(tags),
    log: silentLog(),
  })
  store = openStore()
})

afterAll(async () => {
  await store.close()
  media.close()
  await service.stop()
  await site.close()
  await removeDataFolder(service.dataFolder)
  await rm(cacheFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
})

function startService(dataFolder: string): Promise<Running> {
  return startForTest(1420, dataFolder, { SITE_URLS: site.url })
}

async function heroPicture(slug: string): Promise<unknown> {
  const outcome = await store.page(slug)
  const [block] = outcome.kind === 'found' ? outcome.document.blocks : []
  return block?.block === 'hero' && block.picture
}

function openStore(
  folder = cacheFolder,
  request: typeof fetch = fetch,
  changes: Partial<ContentStoreOptions> = {},
): ContentStore {
  return createContentStore({
    url: service.url,
    token: SITE_TOKEN,
    media: media.store,
    cacheFolder: folder,
    fetch: request,
    log: LOG,
    defaults: { pages: ALL_PAGES, navigation: FALLBACK_NAVIGATION, footer: DEFAULT_FOOTER },
    budgetMs: 20_000,
    poll: false,
    ...changes,
  })
}

describe('documents read from the seeded content service equal the defaults', () => {
  it.each(ALL_PAGES.map((page) => [page.slug, page] as const))('page %s', async (slug, page) => {
    expect(await store.page(slug)).toEqual({ kind: 'found', document: page, source: 'content-service' })
  })

  it('navigation, as tree and flat', async () => {
    expect(await store.navigation()).toEqual({
      kind: 'found',
      document: DEFAULT_NAVIGATION,
      source: 'content-service',
    })
    const flat = await service.get('/api/navigation/render/navigation')
    expect(navigationFromStrapi(flat.body)).toEqual(DEFAULT_NAVIGATION)
  })

  it('footer', async () => {
    expect(await store.footer()).toEqual({
      kind: 'found',
      document: DEFAULT_FOOTER,
      source: 'content-service',
    })
  })

  it('the list of pages, and no redirects', async () => {
    const slugs = (await store.allPages()).document.map(({ slug }) => slug)
    expect(slugs.toSorted()).toEqual(ALL_PAGES.map(({ slug }) => slug).toSorted())
    expect(await store.redirects()).toEqual({ kind: 'found', document: [], source: 'content-service' })
  })

  it('and nothing is wrong with it', async () => {
    const client = createContentClient({ url: service.url, token: null, fetch, clock: Date.now, log: LOG })
    const content = await readAllContent(client, service.url)
    const facts = {
      formNames: ALL_PAGES.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.block === 'form' ? [block.formName] : [])),
      ),
      reservedSegments: [],
      slugsWithShareImage: ALL_PAGES.map(({ slug }) => slug),
      redirectHosts: [],
    }
    expect(content?.pages).toHaveLength(ALL_PAGES.length)
    expect(
      content && checkContent({ ...content, footer: content.footer ?? DEFAULT_FOOTER }, facts, new Set()),
    ).toEqual([])
  })
})

describe('the same content service with responses in the format of Strapi 4', () => {
  it('is read back the same: every page and the footer', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'disk-cache-'))
    const answers: string[] = []
    const old = openStore(folder, async (address, options) => {
      const headers = new Headers(options?.headers)
      headers.set('strapi-response-format', 'v4')
      const response = await fetch(address, { ...options, headers })
      answers.push(await response.clone().text())
      return response
    })
    for (const page of ALL_PAGES)
      expect(await old.page(page.slug)).toEqual({ kind: 'found', document: page, source: 'content-service' })
    expect(await old.footer()).toMatchObject({ document: DEFAULT_FOOTER, source: 'content-service' })
    expect(answers.filter((answer) => answer.includes('"attributes":{')).length).toBeGreaterThan(
      ALL_PAGES.length,
    )
    await old.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  })
})

describe('an editor', () => {
  it('publishes a page with an image and its focal point, which are available after the webhook', async () => {
    expect(await store.page('market')).toEqual({ kind: 'missing' })
    const focalPoint = { x: 10, y: 90 }
    const image = await editor.upload('market.png', 'image/png', makePng(1200, 800), { focalPoint })
    store.changed(await site.next())
    const hero = { __component: 'blocks.hero', title: 'Market', image: image.id, imageAlt: 'A market' }
    const data = { title: 'Market', slug: 'market', Content: [hero] }
    const { documentId } = await editor.create(PAGE, data)
    await editor.publish(PAGE, documentId, data)
    store.changed(await site.next())
    const outcome = await store.page('market')
    expect(outcome).toMatchObject({ kind: 'found', source: 'content-service', document: { title: 'Market' } })
    // On a busy machine the page is first shown without its image.
    await expect
      .poll(() => heroPicture('market'))
      .toMatchObject({
        url: expect.stringMatching(/^\/media\/[0-9a-f]{24}-960\.jpg$/),
        alt: 'A market',
        width: 1200,
        height: 800,
        focus: focalPoint,
        versions: { widths: [360, 480, 720, 960, 1200], color: [4, 4, 4] },
      })
    expect(JSON.stringify(outcome)).not.toContain(image.url)
  })

  it('sees drafts, which no visitor sees', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'market')
    await editor.save(PAGE, documentId, { title: 'Market, in the making', slug: 'market', Content: [] })
    expect(await store.draft(documentId)).toMatchObject({ document: { title: 'Market, in the making' } })
    store.changed(['page:market', 'pages'])
    expect(await store.page('market')).toMatchObject({ document: { title: 'Market' } })
  })

  it('deletes a default page, and it stays deleted', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'news')
    await editor.unpublish(PAGE, documentId)
    store.changed(await site.next())
    expect(await store.page('news')).toEqual({ kind: 'missing' })
    expect((await store.navigation()).document).not.toEqual(DEFAULT_NAVIGATION)
  })
})

describe('when an older backup was restored', () => {
  const ONE_MINUTE_MS = 60_000

  it('T112: polling finds within a minute what is older now', async () => {
    const settings = { dataFolder: service.dataFolder, databaseUrl: null, uploads: null }
    const backup = join(cacheFolder, 'a-backup')
    await backUpContent(settings, backup, Date.now())
    const found: string[] = []
    const polling = openStore(join(cacheFolder, 'of-a-polling-site'), fetch, {
      poll: true,
      onChange: (tags) => found.push(...tags),
    })
    const title = async () => {
      const outcome = await polling.page('market')
      return outcome.kind === 'found' ? outcome.document.title : outcome.kind
    }
    const { documentId } = await editor.find(PAGE, 'slug', 'market')
    await editor.publish(PAGE, documentId, { title: 'To be undone', slug: 'market', Content: [] })
    polling.changed(await site.next())
    await expect.poll(title).toBe('To be undone')

    await service.stop()
    await restoreContent(settings, backup, true, Date.now())
    service = await startService(service.dataFolder)
    const readyAt = performance.now()
    await expect.poll(() => found, { timeout: 3 * ONE_MINUTE_MS }).toContain('page:market')
    expect(performance.now() - readyAt).toBeLessThan(ONE_MINUTE_MS)
    expect(await title()).toBe('Market')
    await polling.close()
  })
})

describe('when it has been stopped', () => {
  it('cached documents are served, by a new process too', async () => {
    await store.close()
    await service.stop()
    const later = openStore()
    expect(await later.page('market')).toMatchObject({ kind: 'found', source: 'cache' })
    expect(await later.page('news')).toEqual({ kind: 'missing' })
    await later.close()
  })
})
