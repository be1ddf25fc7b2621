import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyPreview } from '../../website/app/content/preview.server.ts'
import { receiveWebhooks, type WebhookReceiver } from './receive-webhooks.ts'
import { signIn, type Document, type Editor } from './sign-in.ts'
import {
  PREVIEW_SECRET,
  makeDataFolder,
  removeDataFolder,
  startForTest,
  type Running,
} from './start-for-test.ts'

const PAGE = 'api::page.page'
const FOOTER = 'api::footer.footer'
const REDIRECT = 'api::redirect.redirect'

let service: Running
let site: WebhookReceiver
let editor: Editor

beforeAll(async () => {
  site = await receiveWebhooks(1403)
  service = await startForTest(1402, await makeDataFolder(), { SITE_URLS: site.url })
  editor = await signIn(service.url)
})
afterAll(async () => {
  await service.stop()
  await site.close()
  await removeDataFolder(service.dataFolder)
})

describe('the site is told', () => {
  it('nothing about drafts: the first it hears of a page is that it was published', async () => {
    const { documentId } = await editor.create(PAGE, page('Spring', 'spring'))
    await editor.save(PAGE, documentId, page('Spring again', 'spring'))
    await editor.publish(PAGE, documentId, page('Spring again', 'spring'))
    expect(await site.next()).toEqual(['navigation', 'page:spring', 'pages'])
  })

  it('about the page alone when only its blocks changed', async () => {
    await publish('spring', { Content: [{ __component: 'blocks.banner', text: 'Now' }] })
    expect(await site.next()).toEqual(['page:spring'])
  })

  it('about a page that is unpublished or removed', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'spring')
    await editor.unpublish(PAGE, documentId)
    expect(await site.next()).toEqual(['navigation', 'page:spring', 'pages'])
    await editor.publish(PAGE, documentId, page('Spring', 'spring'))
    expect(await site.next()).toEqual(['navigation', 'page:spring', 'pages'])
    await editor.remove(PAGE, documentId)
    expect(await site.next()).toEqual(['navigation', 'page:spring', 'pages'])
  })

  it('once about several pages published together', async () => {
    const one = await editor.create(PAGE, page('One', 'one'))
    const two = await editor.create(PAGE, page('Two', 'two'))
    const documentIds = [one.documentId, two.documentId]
    await editor.ask('POST', `/content-manager/collection-types/${PAGE}/actions/bulkPublish`, { documentIds })
    expect(await site.next()).toEqual(['navigation', 'page:one', 'page:two', 'pages'])
  })

  it('about the footer', async () => {
    const { body } = await editor.ask('GET', `/content-manager/single-types/${FOOTER}`)
    const { data } = body as { data: Document }
    await editor.ask('PUT', `/content-manager/single-types/${FOOTER}`, { ...data, copyrightText: 'A draft' })
    await editor.ask('POST', `/content-manager/single-types/${FOOTER}/actions/publish`, data)
    expect(await site.next()).toEqual(['footer'])
    await editor.ask('POST', `/content-manager/single-types/${FOOTER}/actions/unpublish`, {})
    expect(await site.next()).toEqual(['footer'])
    expect(await service.get('/api/footer')).toMatchObject({ status: 200, body: { data: null } })
    await editor.ask('POST', `/content-manager/single-types/${FOOTER}/actions/publish`, {})
    expect(await site.next()).toEqual(['footer'])
  })

  it('about the menu', async () => {
    const { body } = await editor.ask('GET', '/navigation/')
    const [menu] = body as { documentId: string; items: object[] }[]
    const items = menu?.items.map((item, index) =>
      index === 0 ? { ...item, title: 'You', updated: true } : item,
    )
    const saved = await editor.ask('PUT', `/navigation/${menu?.documentId}`, { ...menu, items })
    expect(saved.status).toBe(200)
    expect(await site.next()).toEqual(['navigation'])
    const read = await service.get('/api/navigation/render/navigation?type=TREE')
    expect(read.body).toMatchObject([{ title: 'You' }, {}, {}, {}])
  })

  it('about redirects', async () => {
    const { documentId } = await editor.create(REDIRECT, {
      from: '/promo',
      to: '/pay-online',
      permanent: false,
    })
    expect(await site.next()).toEqual(['redirects'])
    await editor.remove(REDIRECT, documentId)
    expect(await site.next()).toEqual(['redirects'])
  })
})

describe('a page that moves', () => {
  beforeEach(async () => {
    for (const slug of ['from-here', 'to-there', 'and-on']) await removePage(slug)
    for (const redirect of await redirects()) await editor.remove(REDIRECT, redirect.documentId)
    await drain()
  })

  it('leaves a redirect from its old address, and tells the site about both', async () => {
    await make('from-here')
    await publish('from-here', { slug: 'to-there' })
    expect(await pairs()).toEqual(['/from-here → /to-there'])
    expect(await site.next()).toEqual(['navigation', 'page:from-here', 'page:to-there', 'pages', 'redirects'])
  })

  it('keeps its old address while the move is only a draft', async () => {
    await make('from-here')
    const draft = await editor.find(PAGE, 'slug', 'from-here')
    await editor.save(PAGE, draft.documentId, page('from-here', 'to-there'))
    expect(await pairs()).toEqual([])
  })

  it('never leads visitors on twice', async () => {
    await make('from-here')
    await publish('from-here', { slug: 'to-there' })
    await publish('to-there', { slug: 'and-on' })
    expect(await pairs()).toEqual(['/from-here → /and-on', '/to-there → /and-on'])
  })

  it('takes its old address back', async () => {
    await make('from-here')
    await publish('from-here', { slug: 'to-there' })
    await publish('to-there', { slug: 'from-here' })
    expect(await pairs()).toEqual(['/to-there → /from-here'])
  })

  it('gives way to a new page at its old address', async () => {
    await make('from-here')
    await publish('from-here', { slug: 'to-there' })
    await make('from-here')
    expect(await pairs()).toEqual([])
  })

  it('cannot take the address of another page', async () => {
    await expect(make('contacts')).rejects.toThrow('400')
  })

  it.each(['/about', 'About Us', 'a//b', 'a/', '../x'])('cannot move to %j', async (slug) => {
    await expect(make(slug)).rejects.toThrow('400')
  })
})

describe('a redirect made by hand', () => {
  it('is cleaned', async () => {
    const { documentId } = await editor.create(REDIRECT, {
      from: 'summer/',
      to: '/pay-online/',
      permanent: true,
    })
    expect(await pairs()).toContain('/summer → /pay-online')
    await editor.remove(REDIRECT, documentId)
  })

  it('is refused where a page stands', async () => {
    await expect(
      editor.create(REDIRECT, { from: '/contacts', to: '/banks', permanent: true }),
    ).rejects.toThrow('400 A page stands at /contacts. Move or unpublish it first.')
  })

  it('is refused when it leads in a circle, be it new or changed', async () => {
    const { documentId } = await editor.create(REDIRECT, { from: '/ping', to: '/pong', permanent: true })
    await expect(editor.create(REDIRECT, { from: '/pong', to: '/ping', permanent: true })).rejects.toThrow(
      '400 Visitors would be led in a circle: /ping leads back to /pong.',
    )
    await expect(
      editor.save(REDIRECT, documentId, { from: '/ping', to: '/ping', permanent: true }),
    ).rejects.toThrow('400 Visitors would be led in a circle: /ping leads back to /ping.')
    await editor.remove(REDIRECT, documentId)
  })

  it('is refused when another starts at the same address', async () => {
    const { documentId } = await editor.create(REDIRECT, { from: '/twice', to: '/banks', permanent: true })
    await expect(editor.create(REDIRECT, { from: '/twice', to: '/news', permanent: true })).rejects.toThrow(
      '400',
    )
    await editor.remove(REDIRECT, documentId)
  })

  it('can be changed and read by the site', async () => {
    const { documentId } = await editor.create(REDIRECT, { from: '/sale', to: '/banks', permanent: true })
    await editor.save(REDIRECT, documentId, {
      from: '/sale',
      to: 'https://shop.example.com/sale',
      permanent: false,
    })
    expect((await service.get('/api/redirects?filters[from][$eq]=/sale')).body).toMatchObject({
      data: [{ from: '/sale', to: 'https://shop.example.com/sale', permanent: false }],
    })
    await editor.remove(REDIRECT, documentId)
  })
})

describe('a preview', () => {
  it('of a page opens its draft on the site, signed and expiring', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'careers/graphic-designer')
    const address = await previewOf(PAGE, documentId)
    expect(address.origin + address.pathname).toBe('https://site.example.com/preview')
    expect(opened(address)).toEqual({
      kind: 'valid',
      slug: 'careers/graphic-designer',
      version: 'draft',
    })
    address.searchParams.set('path', '/investors')
    expect(opened(address)).toEqual({ kind: 'refused' })
  })

  it('stops working after an hour', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'banks')
    const address = await previewOf(PAGE, documentId)
    expect(opened(address, Date.now() + 61 * 60 * 1000)).toEqual({ kind: 'expired' })
  })

  it('of the start page and of the footer opens the start page', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'home')
    expect(opened(await previewOf(PAGE, documentId))).toMatchObject({ kind: 'valid', slug: 'home' })
    const { body } = await editor.ask('GET', `/content-manager/single-types/${FOOTER}`)
    const footer = (body as { data: Document }).data
    expect(opened(await previewOf(FOOTER, footer.documentId))).toMatchObject({ kind: 'valid', slug: 'home' })
  })
})

function page(title: string, slug: string, more: object = {}): object {
  return { title, slug, Content: [], ...more }
}

async function make(slug: string): Promise<void> {
  const { documentId } = await editor.create(PAGE, page(slug, slug))
  await editor.publish(PAGE, documentId, page(slug, slug))
  await drain()
}

async function publish(slug: string, change: object): Promise<void> {
  const { documentId, title } = await editor.find(PAGE, 'slug', slug)
  await drain()
  await editor.publish(PAGE, documentId, page(String(title), slug, change))
}

async function removePage(slug: string): Promise<void> {
  const { body } = await editor.ask(
    'GET',
    `/content-manager/collection-types/${PAGE}?filters[slug][$eq]=${slug}`,
  )
  for (const { documentId } of (body as { results: Document[] }).results)
    await editor.remove(PAGE, documentId)
}

async function redirects(): Promise<(Document & { from: string; to: string })[]> {
  const { body } = await service.get('/api/redirects?sort=from')
  return (body as { data: (Document & { from: string; to: string })[] }).data
}

async function pairs(): Promise<string[]> {
  return (await redirects()).map(({ from, to }) => `${from} → ${to}`)
}

/** Waits until the site has heard of everything done so far: messages come in order, so a mark made last comes last. */
async function drain(): Promise<void> {
  const mark = await editor.create(REDIRECT, { from: '/mark', to: '/', permanent: false })
  await untilRedirects()
  await editor.remove(REDIRECT, mark.documentId)
  await untilRedirects()
}

async function untilRedirects(): Promise<void> {
  while (!(await site.next()).includes('redirects'));
}

async function previewOf(uid: string, documentId: string): Promise<URL> {
  const { body } = await editor.ask('GET', `/content-manager/preview/url/${uid}?documentId=${documentId}`)
  return new URL((body as { data: { url: string } }).data.url)
}

/** What the site makes of a preview's address. */
function opened({ searchParams }: URL, nowMs = Date.now()): ReturnType<typeof verifyPreview> {
  return verifyPreview(searchParams, PREVIEW_SECRET, nowMs)
}
