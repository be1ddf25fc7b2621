import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articlesFromStrapi } from '../../content/strapi/articles-from-strapi.ts'
import { articleQuery } from '../../content/strapi/populate-query.ts'
import { articleListRequest } from '../../website/app/content/client/content-requests.ts'
import { verifyPreview } from '../../website/app/content/preview.server.ts'
import { receiveWebhooks, type WebhookReceiver } from './receive-webhooks.ts'
import { signIn, type Document, type Editor } from './sign-in.ts'
import { makeSeededFolder } from './seeded-folder.ts'
import { PREVIEW_SECRET, removeDataFolder, startForTest, type Running } from './start-for-test.ts'

const PAGE = 'api::page.page'
const FOOTER = 'api::footer.footer'
const REDIRECT = 'api::redirect.redirect'
const UNREACHABLE_SITE = 'http://127.0.0.1:9'

let service: Running
let site: WebhookReceiver
let otherSite: WebhookReceiver
let editor: Editor

beforeAll(async () => {
  site = await receiveWebhooks(1403)
  otherSite = await receiveWebhooks(1406)
  service = await startForTest(1402, await makeSeededFolder(), {
    SITE_URLS: `${UNREACHABLE_SITE},${site.url},${otherSite.url}`,
    REDIRECT_HOSTS: 'shop.example.com',
  })
  editor = await signIn(service.url)
})
afterAll(async () => {
  await service.stop()
  await site.close()
  await otherSite.close()
  await removeDataFolder(service.dataFolder)
})

describe('the site is notified', () => {
  it('not of drafts: the first webhook about a page is for its publication', async () => {
    const { documentId } = await editor.create(PAGE, page('Spring', 'spring'))
    await editor.save(PAGE, documentId, page('Spring again', 'spring'))
    await editor.publish(PAGE, documentId, page('Spring again', 'spring'))
    expect(await site.next()).toEqual(['navigation', 'page:spring', 'pages'])
  })

  it('of the page alone when only its blocks changed', async () => {
    await publish('spring', { Content: [{ __component: 'blocks.banner', text: 'Now' }] })
    expect(await site.next()).toEqual(['page:spring'])
  })

  it('of a page that is unpublished or deleted', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'spring')
    await editor.unpublish(PAGE, documentId)
    expect(await site.next()).toEqual(['navigation', 'page:spring', 'pages'])
    await editor.publish(PAGE, documentId, page('Spring', 'spring'))
    expect(await site.next()).toEqual(['navigation', 'page:spring', 'pages'])
    await editor.remove(PAGE, documentId)
    expect(await site.next()).toEqual(['navigation', 'page:spring', 'pages'])
  })

  it('once of several pages published together', async () => {
    const one = await editor.create(PAGE, page('One', 'one'))
    const two = await editor.create(PAGE, page('Two', 'two'))
    const documentIds = [one.documentId, two.documentId]
    await editor.request('POST', `/content-manager/collection-types/${PAGE}/actions/bulkPublish`, {
      documentIds,
    })
    expect(await site.next()).toEqual(['navigation', 'page:one', 'page:two', 'pages'])
  })

  it('T131: of an article also for the list of articles, which has it only while it is published', async () => {
    const fields = { title: 'Opening', summary: 'In Lisbon.', publishedOn: '2026-02-01' }
    const article = { ...page('An opening', 'news/opening'), Content: [articleBlock(fields)] }
    const { documentId } = await editor.create(PAGE, article)
    expect(await listedArticles()).toEqual([])
    await editor.publish(PAGE, documentId, article)
    expect(await site.next()).toEqual(['articles', 'navigation', 'page:news/opening', 'pages'])
    expect(await listedArticles()).toMatchObject([{ slug: 'news/opening', ...fields, category: '' }])
    const edited = { ...article, Content: [articleBlock({ ...fields, summary: 'In Porto.' })] }
    await editor.save(PAGE, documentId, edited)
    expect(await listedArticles()).toMatchObject([fields])
    await editor.publish(PAGE, documentId, edited)
    expect(await site.next()).toEqual(['articles', 'page:news/opening'])
    expect(await listedArticles()).toMatchObject([{ summary: 'In Porto.' }])
    await editor.unpublish(PAGE, documentId)
    expect(await site.next()).toEqual(['articles', 'navigation', 'page:news/opening', 'pages'])
    expect(await listedArticles()).toEqual([])
  })

  it('of the footer', async () => {
    const { body } = await editor.request('GET', `/content-manager/single-types/${FOOTER}`)
    const { data } = body as { data: Document }
    await editor.request('PUT', `/content-manager/single-types/${FOOTER}`, {
      ...data,
      copyrightText: 'A draft',
    })
    await editor.request('POST', `/content-manager/single-types/${FOOTER}/actions/publish`, data)
    expect(await site.next()).toEqual(['footer'])
    await editor.request('POST', `/content-manager/single-types/${FOOTER}/actions/unpublish`, {})
    expect(await site.next()).toEqual(['footer'])
    expect(await service.get('/api/footer')).toMatchObject({ status: 200, body: { data: null } })
    await editor.request('POST', `/content-manager/single-types/${FOOTER}/actions/publish`, {})
    expect(await site.next()).toEqual(['footer'])
  })

  it('of the menu', async () => {
    const { body } = await editor.request('GET', '/navigation/')
    const [menu] = body as { documentId: string; items: object[] }[]
    const items = menu?.items.map((item, index) =>
      index === 0 ? { ...item, title: 'You', updated: true } : item,
    )
    const saved = await editor.request('PUT', `/navigation/${menu?.documentId}`, { ...menu, items })
    expect(saved.status).toBe(200)
    expect(await site.next()).toEqual(['navigation'])
    const read = await service.get('/api/navigation/render/navigation?type=TREE')
    expect(read.body).toMatchObject([{ title: 'You' }, {}, {}, {}])
  })

  it('of redirects, and not of their drafts', async () => {
    const redirect = { from: '/promo', to: '/pay-online', permanent: false }
    const { documentId } = await editor.create(REDIRECT, { ...redirect, to: '/banks' })
    await editor.save(REDIRECT, documentId, redirect)
    expect((await service.get('/api/redirects?filters[from][$eq]=/promo')).body).toMatchObject({ data: [] })
    const seen = site.count()
    await editor.publish(REDIRECT, documentId, redirect)
    expect(await site.next()).toEqual(['redirects'])
    expect(site.count()).toBe(seen + 1)
    await editor.unpublish(REDIRECT, documentId)
    expect(await site.next()).toEqual(['redirects'])
    await editor.publish(REDIRECT, documentId, redirect)
    expect(await site.next()).toEqual(['redirects'])
    await editor.remove(REDIRECT, documentId)
    expect(await site.next()).toEqual(['redirects'])
  })
})

describe('with several site processes', () => {
  it('the first that is reachable is notified, and no other', () => {
    expect(site.count()).toBeGreaterThan(0)
    expect(otherSite.count()).toBe(0)
  })
})

describe('a page that moves', () => {
  beforeEach(async () => {
    for (const slug of ['from-here', 'to-there', 'and-on']) await deletePage(slug)
    for (const redirect of await redirects()) await editor.remove(REDIRECT, redirect.documentId)
    await drain()
  })

  it('is redirected from its old address, and the site is notified of both', async () => {
    await createPage('from-here')
    await publish('from-here', { slug: 'to-there' })
    expect(await pairs()).toEqual(['/from-here → /to-there'])
    expect(await site.next()).toEqual(['navigation', 'page:from-here', 'page:to-there', 'pages', 'redirects'])
  })

  it('keeps its old address while the move is only a draft', async () => {
    await createPage('from-here')
    const draft = await editor.find(PAGE, 'slug', 'from-here')
    await editor.save(PAGE, draft.documentId, page('from-here', 'to-there'))
    expect(await pairs()).toEqual([])
  })

  it('never creates a chain of redirects', async () => {
    await createPage('from-here')
    await publish('from-here', { slug: 'to-there' })
    await publish('to-there', { slug: 'and-on' })
    expect(await pairs()).toEqual(['/from-here → /and-on', '/to-there → /and-on'])
  })

  it('can move back to its old address', async () => {
    await createPage('from-here')
    await publish('from-here', { slug: 'to-there' })
    await publish('to-there', { slug: 'from-here' })
    expect(await pairs()).toEqual(['/to-there → /from-here'])
  })

  it('is no longer redirected from an address that a new page uses', async () => {
    await createPage('from-here')
    await publish('from-here', { slug: 'to-there' })
    await createPage('from-here')
    expect(await pairs()).toEqual([])
  })

  it('cannot take the address of another page', async () => {
    await expect(createPage('contacts')).rejects.toThrow('400')
  })

  it.each(['/about', 'About Us', 'a//b', 'a/', '../x'])('cannot move to %j', async (slug) => {
    await expect(createPage(slug)).rejects.toThrow('400')
  })
})

describe('a redirect created by an editor', () => {
  it('is normalized', async () => {
    await publishRedirect('summer/', '/pay-online/')
    expect(await pairs()).toContain('/summer → /pay-online')
    await publishRedirect('/winter', 'https://site.example.com/banks/')
    expect(await pairs()).toContain('/winter → /banks')
  })

  it('T110: is rejected at the address of a page or of the site itself, saved or published', async () => {
    await expect(create('/contacts', '/banks')).rejects.toThrow(
      '400 There is a page at /contacts. Move or unpublish it first.',
    )
    await expect(create('/api/forms', '/banks')).rejects.toThrow('400 The site itself uses addresses')
    const { documentId } = await create('/planned', '/banks')
    await createPage('planned')
    await expect(editor.publish(REDIRECT, documentId, redirectData('/planned', '/banks'))).rejects.toThrow(
      '400 There is a page at /planned.',
    )
    const bulk = `/content-manager/collection-types/${REDIRECT}/actions/bulkPublish`
    expect((await editor.request('POST', bulk, { documentIds: [documentId] })).status).toBe(400)
    expect(await pairs()).not.toContain('/planned → /banks')
    await deletePage('planned')
  })

  it('T110: leads to other sites only if an administrator allowed them', async () => {
    await expect(create('/away', 'https://evil.example/')).rejects.toThrow(
      '400 Redirects lead to pages of this site.',
    )
    await publishRedirect('/sale', 'https://shop.example.com/sale')
    expect((await service.get('/api/redirects?filters[from][$eq]=/sale')).body).toMatchObject({
      data: [{ from: '/sale', to: 'https://shop.example.com/sale' }],
    })
  })

  it('is rejected when it creates a loop, whether new or changed', async () => {
    const { documentId } = await publishRedirect('/ping', '/pong')
    await expect(create('/pong', '/ping')).rejects.toThrow(
      '400 This would be a redirect loop: /ping redirects back to /pong.',
    )
    await expect(editor.save(REDIRECT, documentId, redirectData('/ping', '/ping'))).rejects.toThrow(
      '400 This would be a redirect loop: /ping redirects back to /ping.',
    )
  })

  it('leads earlier ones to its target when it is published, not before', async () => {
    await publishRedirect('/first', '/second')
    const { documentId } = await create('/second', '/banks')
    expect(await pairs()).toContain('/first → /second')
    await editor.publish(REDIRECT, documentId, redirectData('/second', '/banks'))
    expect(await pairs()).toEqual(expect.arrayContaining(['/first → /banks', '/second → /banks']))
  })

  it('is not published when another has the same source', async () => {
    await publishRedirect('/twice', '/banks')
    const { documentId } = await create('/twice', '/news')
    await expect(editor.publish(REDIRECT, documentId, redirectData('/twice', '/news'))).rejects.toThrow('400')
    expect(await pairs()).toContain('/twice → /banks')
  })
})

describe('T113: a page with a value that the site would drop', () => {
  const hero = { __component: 'blocks.hero', title: 'Sale', buttonText: 'Go' }
  const unsafe = page('Unsafe', 'unsafe', { Content: [{ ...hero, buttonUrl: 'javascript:alert(1)' }] })
  const safe = page('Safe', 'unsafe', { Content: [{ ...hero, buttonUrl: '/news' }] })
  const entries = `/content-manager/collection-types/${PAGE}`
  const refusal = {
    status: 400,
    body: {
      error: {
        message: expect.stringContaining('the site does not link to "javascript:alert(1)"'),
        details: { errors: [{ path: ['Content', '0', 'buttonUrl'] }] },
      },
    },
  }

  const check = (entry: object) => editor.request('POST', '/checks/document', { type: PAGE, entry })

  it('can be saved, but not published, by whichever action', async () => {
    const { documentId } = await editor.create(PAGE, unsafe)
    await editor.save(PAGE, documentId, unsafe)
    const action = `${entries}/${documentId}/actions/publish`
    expect(await editor.request('POST', action, unsafe)).toMatchObject(refusal)
    expect(await editor.request('POST', action, {})).toMatchObject(refusal)
    const bulk = { documentIds: [documentId] }
    expect(await editor.request('POST', `${entries}/actions/bulkPublish`, bulk)).toMatchObject(refusal)
    const other = { ...unsafe, slug: 'unsafe-too' }
    expect(await editor.request('POST', `${entries}/actions/publish`, other)).toMatchObject(refusal)
    expect((await service.get('/api/pages?filters[slug][$contains]=unsafe')).body).toMatchObject({ data: [] })
  })

  it('is reported by the check while it is edited, and published once it is corrected', async () => {
    expect(await check(unsafe)).toMatchObject({
      status: 200,
      body: {
        data: expect.arrayContaining([
          expect.objectContaining({ severity: 'refusal', field: 'Content.0.buttonUrl' }),
        ]),
      },
    })
    expect(JSON.stringify((await check(safe)).body)).not.toContain('refusal')
    expect(
      (await editor.request('POST', '/checks/document', { type: 'admin::user', entry: {} })).status,
    ).toBe(400)
    const { documentId } = await editor.find(PAGE, 'slug', 'unsafe')
    await editor.publish(PAGE, documentId, safe)
    await drain()
    expect((await service.get('/api/pages?filters[slug][$eq]=unsafe')).body).toMatchObject({
      data: [{ title: 'Safe' }],
    })
    await editor.remove(PAGE, documentId)
    await drain()
  })

  it('reports links to pages and anchors that are not there', async () => {
    const links = ['/news', '/gone', '/terms#clause-1', '/terms#clause-999', '/api/state'].map(
      (buttonUrl) => ({
        ...hero,
        buttonUrl,
      }),
    )
    const entry = page('Links', 'links', { Content: links, shareDescription: 'Links.' })
    const { body } = await check(entry)
    const broken = (body as { data: { severity: string; field: string }[] }).data.filter(
      ({ severity }) => severity === 'error',
    )
    expect(broken.map(({ field }) => field)).toEqual(['Content.1.buttonUrl', 'Content.3.buttonUrl'])
  })
})

describe('a preview', () => {
  it('of a page opens its draft on the site, signed and expiring', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'careers/graphic-designer')
    const address = await previewOf(PAGE, documentId)
    expect(address.origin + address.pathname).toBe('https://site.example.com/preview')
    expect(verified(address)).toMatchObject({
      kind: 'valid',
      link: {
        slug: 'careers/graphic-designer',
        subject: { kind: 'page', documentId },
        version: 'draft',
        adminOrigin: new URL(service.url).origin,
      },
    })
    address.searchParams.set('path', '/investors')
    expect(verified(address)).toEqual({ kind: 'rejected' })
  })

  it('stops working after an hour', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'banks')
    const address = await previewOf(PAGE, documentId)
    expect(verified(address, Date.now() + 61 * 60 * 1000).kind).toBe('expired')
  })

  it('of the start page and of the footer opens the start page', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'home')
    expect(verified(await previewOf(PAGE, documentId))).toMatchObject({ link: { slug: 'home' } })
    const { body } = await editor.request('GET', `/content-manager/single-types/${FOOTER}`)
    const footer = (body as { data: Document }).data
    expect(verified(await previewOf(FOOTER, footer.documentId))).toMatchObject({
      link: { slug: 'home', subject: { kind: 'footer' } },
    })
  })

  it('of a page that was never saved is empty, and only live', async () => {
    expect(verified(await createLink(PAGE, '', 'draft'))).toMatchObject({
      link: { subject: { kind: 'new-page' }, adminOrigin: new URL(service.url).origin },
    })
    expect((await requestLink(PAGE, '', 'review')).status).toBe(404)
  })

  it('for a review works for a day and has no panel', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'banks')
    const address = await createLink(PAGE, documentId, 'review')
    expect(verified(address)).toMatchObject({
      kind: 'valid',
      link: { subject: { kind: 'page', documentId }, version: 'review', adminOrigin: null },
    })
    expect(verified(address, Date.now() + 24 * 60 * 60 * 1000).kind).toBe('expired')
  })

  it('is framed by the panel at whatever address it is opened', async () => {
    for (const host of ['127.0.0.1', 'localhost']) {
      const answer = await fetch(`${service.url.replace('127.0.0.1', host)}/admin`, {
        signal: AbortSignal.timeout(20_000),
      })
      expect(answer.headers.get('content-security-policy')).toContain('frame-src https://site.example.com')
    }
  })
})

function articleBlock(fields: object): object {
  return { __component: 'blocks.article', ...fields, illustration: 'reading' }
}

/** The list of articles as the site requests and reads it. */
async function listedArticles() {
  const { status, body } = await service.get(articleListRequest(1, articleQuery()))
  expect(status).toBe(200)
  expect(JSON.stringify(body)).not.toContain('"body"')
  return articlesFromStrapi(body, service.url)
}

describe('after a change', () => {
  it('the findings of what was published are told, of each of several pages', async () => {
    const one = await editor.create(PAGE, page('One', 'finding-one', { Content: [HERO] }))
    const two = await editor.create(PAGE, page('Two', 'finding-two'))
    const documentIds = [one.documentId, two.documentId, 'unknown']
    const { body } = await editor.request('POST', '/checks/stored', { type: PAGE, documentIds })
    expect(body).toMatchObject({
      data: [{ title: 'One', findings: expect.arrayContaining([EMPTY_HERO]) }, { title: 'Two' }],
    })
    const unknown = await editor.request('POST', '/checks/stored', { type: 'admin::user', documentIds })
    expect(unknown.status).toBe(400)
  })

  it('the items of the menu are named whose page visitors no longer see', async () => {
    expect(await menuProblems()).toEqual([])
    const hidden = await editor.find(PAGE, 'slug', 'partnerships')
    await editor.unpublish(PAGE, hidden.documentId)
    expect(await menuProblems()).toEqual([{ title: 'Partnerships', problem: 'its page is not published' }])
    const { body: check } = await editor.request('POST', '/checks/document', { type: PAGE, entry: hidden })
    expect(JSON.stringify(check)).toContain('The menu has an item for this page, “Partnerships”')
    await deletePage('visionary-developers')
    expect(await menuProblems()).toContainEqual({
      title: 'Visionary developers',
      problem: 'its page was deleted',
    })
    const { body: dashboard } = await editor.request('GET', '/dashboard')
    expect(dashboard).toMatchObject({ data: { hiddenMenuItems: await menuProblems() } })
    await publish('partnerships', {})
    expect(await menuProblems()).toHaveLength(1)
  })

  it('an item of the menu keeps its page when the draft is discarded', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'contacts')
    const actions = `/content-manager/collection-types/${PAGE}/${documentId}/actions`
    await editor.save(PAGE, documentId, { title: 'To be discarded' })
    expect((await editor.request('POST', `${actions}/discard`, {})).status).toBe(200)
    expect(await menuProblems()).toHaveLength(1)
    await editor.save(PAGE, documentId, { title: 'To be discarded, too' })
    expect((await editor.request('POST', `${actions}/unpublish`, { discardDraft: true })).status).toBe(200)
    expect(await menuProblems()).toContainEqual({ title: 'Contacts', problem: 'its page is not published' })
  })
})

const HERO = { __component: 'blocks.hero' }
const EMPTY_HERO = expect.objectContaining({
  message: 'Hero: the block is empty',
  field: 'Content.0',
}) as unknown

describe('the drawings for the picker', () => {
  it('are sent without a script that could run, and no other file is', async () => {
    const { status, headers, text } = await fetchText('/illustrations/token.svg')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('image/svg+xml')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(text).toContain('<svg')
    for (const name of [
      'nothing.svg',
      '..%2f..%2fpackage.json',
      '..%2fshare%2fhome.png',
      'token',
      'TOKEN.svg',
    ])
      expect((await fetchText(`/illustrations/${name}`)).status).toBe(404)
  })
})

async function menuProblems(): Promise<unknown> {
  const { body } = await editor.request('GET', '/checks/menu')
  return (body as { data: unknown }).data
}

async function fetchText(address: string) {
  const response = await fetch(service.url + address, { signal: AbortSignal.timeout(20_000) })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

function page(title: string, slug: string, fields: object = {}): object {
  return { title, slug, Content: [], ...fields }
}

async function createPage(slug: string): Promise<void> {
  const { documentId } = await editor.create(PAGE, page(slug, slug))
  await editor.publish(PAGE, documentId, page(slug, slug))
  await drain()
}

async function publish(slug: string, change: object): Promise<void> {
  const { documentId, title } = await editor.find(PAGE, 'slug', slug)
  await drain()
  await editor.publish(PAGE, documentId, page(String(title), slug, change))
}

async function deletePage(slug: string): Promise<void> {
  const { body } = await editor.request(
    'GET',
    `/content-manager/collection-types/${PAGE}?filters[slug][$eq]=${slug}`,
  )
  for (const { documentId } of (body as { results: Document[] }).results)
    await editor.remove(PAGE, documentId)
}

function redirectData(from: string, to: string): object {
  return { from, to, permanent: true }
}

async function create(from: string, to: string): Promise<Document> {
  return editor.create(REDIRECT, redirectData(from, to))
}

async function publishRedirect(from: string, to: string): Promise<Document> {
  const { documentId } = await create(from, to)
  return editor.publish(REDIRECT, documentId, redirectData(from, to))
}

async function redirects(): Promise<(Document & { from: string; to: string })[]> {
  const { body } = await service.get('/api/redirects?sort=from')
  return (body as { data: (Document & { from: string; to: string })[] }).data
}

async function pairs(): Promise<string[]> {
  return (await redirects()).map(({ from, to }) => `${from} → ${to}`)
}

/** Waits until the site was notified of all changes so far: webhooks arrive in order, so a marker created last comes last. */
async function drain(): Promise<void> {
  const marker = await publishRedirect('/marker', '/')
  await untilRedirects()
  await editor.remove(REDIRECT, marker.documentId)
  await untilRedirects()
}

async function untilRedirects(): Promise<void> {
  while (!(await site.next()).includes('redirects'));
}

async function previewOf(uid: string, documentId: string): Promise<URL> {
  const { body } = await editor.request('GET', `/content-manager/preview/url/${uid}?documentId=${documentId}`)
  return new URL((body as { data: { url: string } }).data.url)
}

async function createLink(uid: string, documentId: string, version: string): Promise<URL> {
  const { body } = await requestLink(uid, documentId, version)
  return new URL((body as { data: { url: string } }).data.url)
}

function requestLink(uid: string, documentId: string, version: string) {
  return editor.request('POST', '/preview-links', { uid, documentId, version })
}

/** The site's verification of a preview's URL. */
function verified({ searchParams }: URL, nowMs = Date.now()): ReturnType<typeof verifyPreview> {
  return verifyPreview(searchParams, PREVIEW_SECRET, nowMs)
}
