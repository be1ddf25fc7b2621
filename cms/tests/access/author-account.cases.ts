import { describe, expect, it } from 'vitest'
import { makePng } from '../make-png.ts'
import { author, colleague, editor, PAGE, REDIRECT, service } from './service.ts'

describe('T83: an attacker with the account of an author', () => {
  it('cannot publish', async () => {
    const page = { title: 'Mine', slug: 'of-an-author', Content: [] }
    const { documentId } = await author.create(PAGE, page)
    const entries = `/content-manager/collection-types/${PAGE}`
    expect((await author.request('POST', `${entries}/${documentId}/actions/publish`, page)).status).toBe(403)
    expect((await author.request('POST', `${entries}/actions/publish`, { ...page, slug: 'b' })).status).toBe(
      403,
    )
    expect((await service.get('/api/pages?filters[slug][$eq]=of-an-author')).body).toMatchObject({ data: [] })
  })

  it('T110: cannot put a redirect live, nor take one offline', async () => {
    const redirect = { from: '/old', to: '/contacts', permanent: false }
    const { documentId } = await author.create(REDIRECT, redirect)
    const entries = `/content-manager/collection-types/${REDIRECT}`
    const publish = `${entries}/${documentId}/actions/publish`
    expect((await author.request('POST', publish, redirect)).status).toBe(403)
    expect((await author.request('POST', `${entries}/actions/publish`, redirect)).status).toBe(403)
    const bulk = { documentIds: [documentId] }
    expect((await author.request('POST', `${entries}/actions/bulkPublish`, bulk)).status).toBe(403)
    expect((await service.get('/api/redirects')).text).not.toContain('/old')
    await colleague.publish(REDIRECT, documentId, redirect)
    await author.save(REDIRECT, documentId, { ...redirect, to: '/banks' })
    expect((await author.request('POST', `${entries}/${documentId}/actions/unpublish`, {})).status).toBe(403)
    expect((await author.request('DELETE', `${entries}/${documentId}`)).status).toBe(403)
    expect((await author.request('POST', `${entries}/actions/bulkDelete`, bulk)).status).toBe(403)
    expect((await service.get('/api/redirects')).body).toMatchObject({ data: [redirect] })
  })

  it('cannot delete an own page that is published', async () => {
    const page = { title: 'Live', slug: 'live-of-an-author', Content: [] }
    const { documentId } = await author.create(PAGE, page)
    await colleague.publish(PAGE, documentId, page)
    const entry = `/content-manager/collection-types/${PAGE}/${documentId}`
    expect((await author.request('DELETE', entry)).status).toBe(403)
    expect((await service.get('/api/pages?filters[slug][$eq]=live-of-an-author')).body).toMatchObject({
      data: [page].map(({ slug }) => ({ slug })),
    })
  })

  it('cannot change a menu audience', async () => {
    const audience = { name: 'Everybody', key: 'everybody' }
    const audiences = '/content-manager/collection-types/plugin::navigation.audience'
    expect([403, 404]).toContain((await author.request('POST', audiences, audience)).status)
    expect((await author.request('GET', '/navigation/')).status).toBe(403)
  })

  it('cannot replace, rename or delete pictures of others', async () => {
    const { id } = await editor.upload('theirs.png', 'image/png', makePng(8, 8))
    const form = new FormData()
    form.append('files', new Blob([makePng(8, 8, 1)], { type: 'image/png' }), 'mine.png')
    expect((await author.request('POST', `/upload?id=${id}`, form)).status).toBe(403)
    expect((await author.request('PUT', `/upload/files/${id}`, { fileInfo: { name: 'x.png' } })).status).toBe(
      403,
    )
    expect((await author.request('DELETE', `/upload/files/${id}`)).status).toBe(403)
  })
})
