import { describe, expect, it } from 'vitest'
import { page } from './change-pages.ts'
import { checkInPanel } from './check-in-panel.ts'
import { drain } from './change-redirects.ts'
import { editor, PAGE, service } from './service.ts'

describe('T113: a page with a value that the site would drop', () => {
  const hero = { __component: 'blocks.hero', title: 'Sale', buttonText: 'Go' }
  const unsafe = page('Unsafe', 'unsafe', { Content: [{ ...hero, buttonUrl: 'javascript:alert(1)' }] })
  const safe = page('Safe', 'unsafe', { Content: [{ ...hero, buttonUrl: '/news' }] })
  const entries = `/content-manager/collection-types/${PAGE}`
  const rejection = {
    status: 400,
    body: {
      error: {
        message: expect.stringContaining('the site does not link to "javascript:alert(1)"'),
        details: { errors: [{ path: ['Content', '0', 'buttonUrl'] }] },
      },
    },
  }

  it('can be saved, but not published, by whichever action', async () => {
    const { documentId } = await editor.create(PAGE, unsafe)
    await editor.save(PAGE, documentId, unsafe)
    const action = `${entries}/${documentId}/actions/publish`
    expect(await editor.request('POST', action, unsafe)).toMatchObject(rejection)
    expect(await editor.request('POST', action, {})).toMatchObject(rejection)
    const bulk = (documentIds: string[]) =>
      editor.request('POST', `${entries}/actions/bulkPublish`, { documentIds })
    expect(await bulk([documentId])).toMatchObject(rejection)
    const { documentId: good } = await editor.create(PAGE, page('Good', 'good-with-unsafe'))
    const together = await bulk([good, documentId])
    expect(together).toMatchObject(rejection)
    expect(together).toMatchObject({
      body: { error: { message: expect.stringMatching(/^Not published: “Unsafe”: Hero › /) } },
    })
    expect((await service.get('/api/pages?filters[slug][$eq]=good-with-unsafe')).body).toMatchObject({
      data: [],
    })
    await editor.remove(PAGE, good)
    const other = { ...unsafe, slug: 'unsafe-too' }
    expect(await editor.request('POST', `${entries}/actions/publish`, other)).toMatchObject(rejection)
    expect((await service.get('/api/pages?filters[slug][$contains]=unsafe')).body).toMatchObject({ data: [] })
  })

  it('T180: keeps every page that is published together with it from being published, whatever their order', async () => {
    const bad = await editor.create(PAGE, { ...unsafe, slug: 'together-bad' })
    // With blocks of many kinds: reading them takes longer than rejecting the other page.
    const { Content } = await editor.find(PAGE, 'slug', 'home')
    const good = await editor.create(PAGE, page('Good', 'together-good', { Content: withoutIds(Content) }))
    const fine = await editor.create(PAGE, page('Fine', 'together-fine', { Content: withoutIds(Content) }))
    for (const documents of [
      [bad, good, fine],
      [good, bad, fine],
      [good, fine, bad],
    ]) {
      const documentIds = documents.map(({ documentId }) => documentId)
      expect(await editor.request('POST', `${entries}/actions/bulkPublish`, { documentIds })).toMatchObject(
        rejection,
      )
      // What the rejected request may have left under way would be committed before this.
      await drain()
      expect((await service.get('/api/pages?filters[slug][$startsWith]=together')).body).toMatchObject({
        data: [],
      })
    }
    for (const { documentId } of [bad, good, fine]) await editor.remove(PAGE, documentId)
  })

  it('is reported by the check while it is edited, and published once it is corrected', async () => {
    expect(await checkInPanel(PAGE, unsafe)).toContainEqual(
      expect.objectContaining({ severity: 'blocker', field: 'Content.0.buttonUrl' }),
    )
    expect(JSON.stringify(await checkInPanel(PAGE, safe))).not.toContain('blocker')
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
    const broken = (await checkInPanel(PAGE, entry)).filter(({ severity }) => severity === 'error')
    expect(broken.map(({ field }) => field)).toEqual(['Content.1.buttonUrl', 'Content.3.buttonUrl'])
  })
})

/** Blocks to be stored in another page. */
function withoutIds(blocks: unknown): unknown {
  return JSON.parse(JSON.stringify(blocks, (name, value) => (name === 'id' ? undefined : value)))
}
