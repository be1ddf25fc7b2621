import { describe, expect, it } from 'vitest'
import type { Editor } from '../sign-in.ts'
import { SITE_TOKEN } from '../start-for-test.ts'
import { post } from './requests.ts'
import { author, colleague, editor, PAGE } from './service.ts'

describe('T83: an author', () => {
  it('cannot read, change or preview drafts of others', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'secret-plan')
    const entry = `/content-manager/collection-types/${PAGE}/${documentId}`
    expect((await author.request('GET', entry)).status).toBe(403)
    expect((await author.request('PUT', entry, { title: 'Mine now' })).status).toBe(403)
    expect((await author.request('DELETE', entry)).status).toBe(403)
    for (const uid of [PAGE, 'api::footer.footer']) {
      expect(await previewFor(author, uid, documentId)).toBeUndefined()
      for (const version of ['draft', 'review'])
        expect((await linkFor(author, uid, documentId, version)).status).toBe(404)
    }
  })

  it('T143: cannot read drafts of others in a copy, nor by asking for many', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'secret-plan')
    const entries = `/content-manager/collection-types/${PAGE}`
    const copy = { title: 'A copy', slug: 'copy-by-an-author' }
    for (const address of [`${entries}/clone/${documentId}`, `${entries}/auto-clone/${documentId}`])
      expect([400, 403]).toContain((await author.request('POST', address, copy)).status)
    expect(await editor.request('GET', `${entries}?_q=copy-by-an-author`)).toMatchObject({
      body: { results: [] },
    })
    const many = await author.request('POST', `${entries}/actions/bulkFindForValidation`, {
      documentIds: [documentId],
    })
    expect(JSON.stringify(many.body)).not.toMatch(/secret/i)
    const own = await author.create(PAGE, { title: 'Mine', slug: 'to-be-copied', Content: [] })
    expect((await author.request('POST', `${entries}/clone/${own.documentId}`, copy)).status).toBe(200)
  })

  it('can preview own drafts, as an editor can preview all', async () => {
    const own = await author.create(PAGE, { title: 'Mine', slug: 'own-draft', Content: [] })
    expect(await previewFor(author, PAGE, own.documentId)).toContain('path=%2Fown-draft')
    const { documentId } = await editor.find(PAGE, 'slug', 'secret-plan')
    expect(await previewFor(colleague, PAGE, documentId)).toContain('path=%2Fsecret-plan')
    expect(await previewFor(colleague, 'api::footer.footer', '')).toContain('path=%2F&')
    for (const version of ['draft', 'review']) {
      expect((await linkFor(author, PAGE, own.documentId, version)).status).toBe(200)
      expect((await linkFor(colleague, PAGE, documentId, version)).status).toBe(200)
    }
  })

  it('T101: preview links are for signed-in editors, of pages and the footer', async () => {
    const { documentId } = await editor.find(PAGE, 'slug', 'secret-plan')
    const link = { uid: PAGE, documentId, version: 'review' }
    for (const token of [undefined, SITE_TOKEN])
      expect((await post('/preview-links', link, token)).status).toBe(401)
    expect((await linkFor(colleague, 'admin::user', '1', 'review')).status).toBe(404)
    expect((await linkFor(colleague, PAGE, documentId, 'published')).status).toBe(400)
  })
})

/** The URL of a preview; undefined if there is none. */
async function previewFor(who: Editor, uid: string, documentId: string): Promise<string | undefined> {
  const { body } = await who.request(
    'GET',
    `/content-manager/preview/url/${uid}?documentId=${documentId}&status=draft`,
  )
  return (body as { data?: { url?: string } } | null)?.data?.url
}

function linkFor(who: Editor, uid: string, documentId: string, version: string) {
  return who.request('POST', '/preview-links', { uid, documentId, version })
}
