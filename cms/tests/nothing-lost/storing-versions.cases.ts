import { describe, expect, it } from 'vitest'
import { makePng } from '../make-png.ts'
import type { Document } from '../sign-in.ts'
import { FOOTER, FOOTER_ADDRESS, hero, PAGE, page } from './page-data.ts'
import { administrator, colleague } from './service.ts'
import { listVersions, readVersion } from './version-api.ts'

describe('a version', () => {
  it('is stored at each publish, with its author and time, but not at a save', async () => {
    const before = Date.now()
    const { documentId } = await administrator.create(PAGE, page('First', 'each-publish'))
    expect(await listVersions(administrator, PAGE, documentId)).toEqual([])
    await administrator.publish(PAGE, documentId, page('First', 'each-publish'))
    await administrator.save(PAGE, documentId, page('A draft', 'each-publish'))
    await colleague.publish(PAGE, documentId, page('Second', 'each-publish'))
    const stored = await listVersions(administrator, PAGE, documentId)
    expect(stored.map(({ userName }) => userName)).toEqual(['Ana', 'Administrator'])
    for (const { storedAt } of stored) {
      expect(storedAt).toMatch(/Z$/)
      expect(Date.parse(storedAt)).toBeGreaterThanOrEqual(before - 1)
      expect(Date.parse(storedAt)).toBeLessThanOrEqual(Date.now())
    }
  })

  it('is also stored of what was published before there was a history', async () => {
    const news = await administrator.find(PAGE, 'slug', 'news')
    await colleague.publish(PAGE, news.documentId, page('Other news', 'news'))
    const [latest, original, ...others] = await listVersions(administrator, PAGE, news.documentId)
    expect(others).toEqual([])
    expect(latest?.userName).toBe('Ana')
    expect(original?.userName).toBeNull()
    const { lines } = await readVersion(administrator, original)
    expect(lines.find(({ label }) => label === 'Title')?.text).toBe(news['title'])
    expect(lines.length).toBeGreaterThan(5)
  })

  it('is stored of pages published together, and of the footer', async () => {
    const one = await administrator.create(PAGE, page('One', 'one'))
    const two = await administrator.create(PAGE, page('Two', 'two'))
    const documentIds = [one.documentId, two.documentId]
    const bulkPublish = `/content-manager/collection-types/${PAGE}/actions/bulkPublish`
    expect((await colleague.request('POST', bulkPublish, { documentIds })).status).toBe(200)
    for (const documentId of documentIds)
      expect((await listVersions(administrator, PAGE, documentId)).map(({ userName }) => userName)).toEqual([
        'Ana',
      ])

    const footer = ((await colleague.request('GET', FOOTER_ADDRESS)).body as { data: Document }).data
    await colleague.request('POST', `${FOOTER_ADDRESS}/actions/publish`, {
      ...footer,
      copyrightText: '© Ana',
    })
    const [latest] = await listVersions(administrator, FOOTER, footer.documentId)
    expect((await readVersion(administrator, latest)).lines).toContainEqual({
      label: 'Copyright',
      text: '© Ana',
    })
  })

  it('shows its texts, those of the draft beside it, and its content for the preview', async () => {
    const image = await administrator.upload('readable.png', 'image/png', makePng(8, 8))
    const { documentId } = await administrator.create(PAGE, page('Readable', 'readable'))
    const block = { ...hero('Hello'), image: image.id }
    await administrator.publish(PAGE, documentId, page('Readable', 'readable', [block]))
    await administrator.save(PAGE, documentId, page('Readable', 'readable', [hero('Goodbye')]))
    const [version] = await listVersions(administrator, PAGE, documentId)
    const { lines, draftLines, values } = await readVersion(administrator, version)
    expect(values).toMatchObject({
      title: 'Readable',
      Content: [{ __component: 'blocks.hero', title: 'Hello', image: { url: image.url, width: 8 } }],
    })
    expect(values).not.toHaveProperty('createdBy')
    expect(lines).toContainEqual({ label: 'Hero › Title', text: 'Hello' })
    expect(draftLines).toContainEqual({ label: 'Hero › Title', text: 'Goodbye' })
  })
})
