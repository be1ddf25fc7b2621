import { describe, expect, it } from 'vitest'
import { articlesFromStrapi } from '../../../content/strapi/articles-from-strapi.ts'
import { articleQuery } from '../../../content/strapi/populate-query.ts'
import { articleListRequest } from '../../../website/app/content/client/content-requests.ts'
import { makePng } from '../make-png.ts'
import type { Document } from '../sign-in.ts'
import { page, publish } from './change-pages.ts'
import { editor, FOOTER, otherSite, PAGE, REDIRECT, service, site } from './service.ts'

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

  it('of a renamed page and of the list of pages, but not of the menu, whose items have titles of their own', async () => {
    await publish('spring', { title: 'Late spring' })
    expect(await site.next()).toEqual(['page:spring', 'pages'])
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
    const items = menu?.items.map((item, index) => ({
      ...item,
      ...(index === 0 && { title: 'You' }),
      updated: true,
    }))
    const seen = site.count()
    const saved = await editor.request('PUT', `/navigation/${menu?.documentId}`, { ...menu, items })
    expect(saved.status).toBe(200)
    expect(await site.next()).toEqual(['navigation'])
    expect(site.count()).toBe(seen + 1)
    const read = await service.get('/api/navigation/render/navigation?type=TREE')
    expect(read.body).toMatchObject([{ title: 'You' }, {}, {}, {}])
  })

  it('of a new file, as documents will name it', async () => {
    const { id, url } = await editor.upload('promo.png', 'image/png', makePng(8, 8))
    const { body } = await editor.request('GET', `/upload/files/${id}`)
    expect(await site.next()).toEqual([`upload:${(body as { updatedAt: string }).updatedAt} ${url}`])
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
