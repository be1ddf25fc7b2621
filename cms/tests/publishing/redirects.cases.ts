import { describe, expect, it } from 'vitest'
import { createPage, deletePage } from './change-pages.ts'
import { createRedirect, pairs, publishRedirect, redirectData } from './change-redirects.ts'
import { editor, REDIRECT, service } from './service.ts'

describe('a redirect created by an editor', () => {
  it('is normalized', async () => {
    await publishRedirect('summer/', '/pay-online/')
    expect(await pairs()).toContain('/summer → /pay-online')
    await publishRedirect('/winter', 'https://site.example.com/banks/')
    expect(await pairs()).toContain('/winter → /banks')
  })

  it('T110: is rejected at the address of a page or of the site itself, saved or published', async () => {
    await expect(createRedirect('/contacts', '/banks')).rejects.toThrow(
      '400 There is a page at /contacts. Move or unpublish it first.',
    )
    await expect(createRedirect('/api/forms', '/banks')).rejects.toThrow('400 The site itself uses addresses')
    const { documentId } = await createRedirect('/planned', '/banks')
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
    await expect(createRedirect('/away', 'https://evil.example/')).rejects.toThrow(
      '400 Redirects lead to pages of this site.',
    )
    await publishRedirect('/sale', 'https://shop.example.com/sale')
    expect((await service.get('/api/redirects?filters[from][$eq]=/sale')).body).toMatchObject({
      data: [{ from: '/sale', to: 'https://shop.example.com/sale' }],
    })
  })

  it('is rejected when it creates a loop, whether new or changed', async () => {
    const { documentId } = await publishRedirect('/ping', '/pong')
    await expect(createRedirect('/pong', '/ping')).rejects.toThrow(
      '400 This would be a redirect loop: /ping redirects back to /pong.',
    )
    await expect(editor.save(REDIRECT, documentId, redirectData('/ping', '/ping'))).rejects.toThrow(
      '400 This would be a redirect loop: /ping redirects back to /ping.',
    )
  })

  it('leads earlier ones to its target when it is published, not before', async () => {
    await publishRedirect('/first', '/second')
    const { documentId } = await createRedirect('/second', '/banks')
    expect(await pairs()).toContain('/first → /second')
    await editor.publish(REDIRECT, documentId, redirectData('/second', '/banks'))
    expect(await pairs()).toEqual(expect.arrayContaining(['/first → /banks', '/second → /banks']))
  })

  it('is not published when another has the same source', async () => {
    await publishRedirect('/twice', '/banks')
    const { documentId } = await createRedirect('/twice', '/news')
    await expect(editor.publish(REDIRECT, documentId, redirectData('/twice', '/news'))).rejects.toThrow('400')
    expect(await pairs()).toContain('/twice → /banks')
  })
})
