import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invite, type Invited } from './invite.ts'
import { makePng } from './make-png.ts'
import { signIn, type Document, type Editor } from './sign-in.ts'
import { testStatedDrafts } from './nothing-lost/stated-drafts.ts'
import { testConcurrentEdits } from './nothing-lost/concurrent-edits.ts'
import { content, FOOTER, FOOTER_ADDRESS, hero, PAGE, page } from './nothing-lost/page-data.ts'
import { deletionTimes, insertVersions, setDeletionTime } from './nothing-lost/stored-versions.ts'
import { listVersions, readVersion, restoreVersion } from './nothing-lost/version-api.ts'
import { makeSeededFolder } from './seeded-folder.ts'
import { SITE_TOKEN, removeDataFolder, startForTest, type Running } from './start-for-test.ts'

const PORT = 1430
const MAX_VERSIONS = 50
const DAY_MS = 24 * 60 * 60 * 1000

let service: Running
let administrator: Editor
let colleague: Invited
let author: Invited

beforeAll(async () => {
  service = await startForTest(PORT, await makeSeededFolder())
  administrator = await signIn(service.url)
  colleague = await invite(service.url, administrator, 'strapi-editor', 'ana@example.com', 'Ana')
  author = await invite(service.url, administrator, 'strapi-author', 'ben@example.com', 'Ben')
})
afterAll(async () => {
  await service.stop()
  await removeDataFolder(service.dataFolder)
})

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

  it('works for every default page: nothing of it is lost', async () => {
    const { body } = await administrator.request(
      'GET',
      `/content-manager/collection-types/${PAGE}?pageSize=100&filters[slug][$in]=home&filters[slug][$in]=careers&filters[slug][$in]=terms`,
    )
    for (const { documentId } of (body as { results: Document[] }).results) {
      const address = `/content-manager/collection-types/${PAGE}/${documentId}`
      const original = ((await administrator.request('GET', address)).body as { data: Document }).data
      await administrator.publish(PAGE, documentId, page('Emptied', String(original['slug'])))
      const first = (await listVersions(administrator, PAGE, documentId)).at(-1)
      expect((await restoreVersion(administrator, first)).status).toBe(200)
      const restored = ((await administrator.request('GET', address)).body as { data: Document }).data
      expect(content(restored)).toEqual(content(original))
    }
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

describe('T105: the history', () => {
  it('of others is closed to authors, who may restore their own pages only', async () => {
    const theirs = await administrator.create(PAGE, page('Theirs', 'theirs'))
    await administrator.publish(PAGE, theirs.documentId, page('Theirs', 'theirs'))
    const [version] = await listVersions(administrator, PAGE, theirs.documentId)
    const list = `/history/versions?type=${PAGE}&documentId=${theirs.documentId}`
    expect((await author.request('GET', list)).status).toBe(403)
    expect((await author.request('GET', `/history/versions/${version?.id}`)).status).toBe(403)
    expect((await restoreVersion(author, version)).status).toBe(403)

    const own = await author.create(PAGE, page('Own', 'own'))
    await administrator.publish(PAGE, own.documentId, page('Own', 'own', [hero('Mine')]))
    await author.save(PAGE, own.documentId, page('Own', 'own', []))
    const [ownVersion] = await listVersions(author, PAGE, own.documentId)
    expect((await readVersion(author, ownVersion)).lines).toContainEqual({
      label: 'Hero › Title',
      text: 'Mine',
    })
    expect((await restoreVersion(author, ownVersion)).status).toBe(200)
    expect(await author.find(PAGE, 'slug', 'own')).toMatchObject({ Content: [{ title: 'Mine' }] })
  })

  it('is closed to visitors and to the token of the site', async () => {
    for (const token of [undefined, SITE_TOKEN])
      for (const address of [
        `/history/versions?type=${PAGE}&documentId=x`,
        '/history/versions/1',
        '/schedules/pending?type=api::page.page',
        '/schedules/?type=api::page.page&documentId=x',
      ])
        expect((await service.get(address, token)).status).toBe(401)
  })

  it.each(['document-version', 'scheduled-action'])(
    'and schedules: %s is in no API and not in the content manager',
    async (name) => {
      for (const address of [`/api/${name}s`, `/api/${name}s/1`])
        for (const token of [undefined, SITE_TOKEN])
          expect((await service.get(address, token)).status).toBe(404)
      const uid = `api::${name}.${name}`
      for (const who of [administrator, colleague, author]) {
        const answer = await who.request('GET', `/content-manager/collection-types/${uid}`)
        expect([403, 404]).toContain(answer.status)
      }
      const { body } = await administrator.request('GET', '/content-manager/init')
      const { contentTypes } = (body as { data: { contentTypes: { uid: string; isDisplayed: boolean }[] } })
        .data
      expect(contentTypes.filter((type) => type.uid === uid && type.isDisplayed)).toEqual([])
    },
  )

  it('answers unknown types, documents and versions with an error', async () => {
    for (const [address, status] of [
      ['/history/versions?type=admin::user&documentId=1', 400],
      ['/history/versions', 400],
      [`/history/versions?type=${PAGE}&documentId=nothing`, 404],
      ['/history/versions/999999', 404],
      ['/history/versions/x', 404],
    ] as const)
      expect((await administrator.request('GET', address)).status).toBe(status)
  })
})

testConcurrentEdits(() => ({ service, administrator, colleague, author }))
testStatedDrafts(() => ({ service, administrator, colleague }))

describe('the number of versions', () => {
  it(`is ${MAX_VERSIONS} at most: the oldest are removed`, async () => {
    const { documentId } = await administrator.create(PAGE, page('0', 'very-often'))
    await insertVersions(service.dataFolder, documentId, MAX_VERSIONS)
    for (const title of ['One', 'Two', 'Three'])
      await administrator.publish(PAGE, documentId, page(title, 'very-often'))
    const stored = await listVersions(administrator, PAGE, documentId)
    expect(stored).toHaveLength(MAX_VERSIONS)
    expect((await readVersion(administrator, stored[0])).lines).toContainEqual({
      label: 'Title',
      text: 'Three',
    })
    expect((await readVersion(administrator, stored.at(-1))).lines).toContainEqual({
      label: 'Title',
      text: '4',
    })
  })
})

/** Must run last, because it starts the content service again. */
describe('versions of a deleted page', () => {
  it('are stored for 30 days', async () => {
    const fresh = await publishAndDelete('fresh')
    const stored = await publishAndDelete('stored')
    const expired = await publishAndDelete('expired')
    await setDeletionTime(service.dataFolder, stored, Date.now() - 29 * DAY_MS)
    await setDeletionTime(service.dataFolder, expired, Date.now() - 31 * DAY_MS)
    await service.stop()
    service = await startForTest(PORT, service.dataFolder)
    expect(await deletionTimes(service.dataFolder, fresh)).toEqual([expect.closeTo(Date.now(), -6)])
    expect(await deletionTimes(service.dataFolder, stored)).toHaveLength(1)
    expect(await deletionTimes(service.dataFolder, expired)).toEqual([])
  })
})

async function publishAndDelete(slug: string): Promise<string> {
  const { documentId } = await administrator.create(PAGE, page(slug, slug))
  await administrator.publish(PAGE, documentId, page(slug, slug))
  await administrator.remove(PAGE, documentId)
  return documentId
}
