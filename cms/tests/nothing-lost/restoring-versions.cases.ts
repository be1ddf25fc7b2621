import { describe, expect, it } from 'vitest'
import { ALL_PAGES } from '../../../content/defaults/all-pages.ts'
import { makePng } from '../make-png.ts'
import { content, hero, PAGE, page } from './page-data.ts'
import { administrator, colleague, service } from './service.ts'
import { listVersions, restoreVersion } from './version-api.ts'

describe('restoring a version', () => {
  it('overwrites the draft with all of its content, and publishes nothing', async () => {
    const image = await administrator.upload('restored.png', 'image/png', makePng(8, 8))
    const { documentId } = await administrator.create(PAGE, page('Old', 'restored'))
    const block = { ...hero('Old heading'), image: image.id }
    await administrator.publish(PAGE, documentId, page('Old', 'restored', [block]))
    await administrator.publish(PAGE, documentId, page('New', 'restored', []))
    const [, older] = await listVersions(administrator, PAGE, documentId)
    expect((await restoreVersion(colleague, older)).status).toBe(200)
    const draft = await administrator.find(PAGE, 'title', 'Old')
    expect(draft).toMatchObject({
      documentId,
      Content: [{ __component: 'blocks.hero', title: 'Old heading', image: { id: image.id } }],
    })
    const published = await service.get('/api/pages?filters[slug][$eq]=restored&populate=*')
    expect(published.body).toMatchObject({ data: [{ title: 'New', Content: [] }] })
  })

  it.each(ALL_PAGES.map(({ slug }) => slug))('loses nothing of a default page: %s', async (slug) => {
    const original = await administrator.find(PAGE, 'slug', slug)
    await administrator.publish(PAGE, original.documentId, page('Emptied', slug))
    const [, before] = await listVersions(administrator, PAGE, original.documentId)
    expect((await restoreVersion(administrator, before)).status).toBe(200)
    expect(content(await administrator.find(PAGE, 'slug', slug))).toEqual(content(original))
  })

  it('finds versions of a page that has moved since', async () => {
    const { documentId } = await administrator.create(PAGE, page('Moves', 'from-here'))
    await administrator.publish(PAGE, documentId, page('Moves', 'from-here'))
    await administrator.publish(PAGE, documentId, page('Moves', 'to-there'))
    const stored = await listVersions(administrator, PAGE, documentId)
    expect(stored).toHaveLength(2)
    expect((await restoreVersion(administrator, stored[1])).status).toBe(200)
    expect((await administrator.find(PAGE, 'title', 'Moves'))['slug']).toBe('from-here')
  })
})
