import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invite, type Invited } from './invite.ts'
import { makePng } from './make-png.ts'
import { signIn, type Document, type Editor } from './sign-in.ts'
import { SITE_TOKEN, makeDataFolder, removeDataFolder, startForTest, type Running } from './start-for-test.ts'

const PORT = 1430
const PAGE = 'api::page.page'
const FOOTER = 'api::footer.footer'
const FOOTER_ADDRESS = `/content-manager/single-types/${FOOTER}`
const MAX_VERSIONS = 50
const DAY_MS = 24 * 60 * 60 * 1000

interface Version {
  readonly id: number
  readonly storedAt: string
  readonly userName: string | null
}
interface Line {
  readonly label: string
  readonly text: string
}

let service: Running
let administrator: Editor
let colleague: Invited
let author: Invited

beforeAll(async () => {
  service = await startForTest(PORT, await makeDataFolder())
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
    expect(await versions(PAGE, documentId)).toEqual([])
    await administrator.publish(PAGE, documentId, page('First', 'each-publish'))
    await administrator.save(PAGE, documentId, page('A draft', 'each-publish'))
    await colleague.publish(PAGE, documentId, page('Second', 'each-publish'))
    const stored = await versions(PAGE, documentId)
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
    const [latest, original, ...others] = await versions(PAGE, news.documentId)
    expect(others).toEqual([])
    expect(latest?.userName).toBe('Ana')
    expect(original?.userName).toBeNull()
    const { lines } = await read(original)
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
      expect((await versions(PAGE, documentId)).map(({ userName }) => userName)).toEqual(['Ana'])

    const footer = ((await colleague.request('GET', FOOTER_ADDRESS)).body as { data: Document }).data
    await colleague.request('POST', `${FOOTER_ADDRESS}/actions/publish`, {
      ...footer,
      copyrightText: '© Ana',
    })
    const [latest] = await versions(FOOTER, footer.documentId)
    expect((await read(latest)).lines).toContainEqual({ label: 'Copyright', text: '© Ana' })
  })

  it('shows its texts, and those of the draft beside it', async () => {
    const { documentId } = await administrator.create(PAGE, page('Readable', 'readable'))
    await administrator.publish(PAGE, documentId, page('Readable', 'readable', [hero('Hello')]))
    await administrator.save(PAGE, documentId, page('Readable', 'readable', [hero('Goodbye')]))
    const [version] = await versions(PAGE, documentId)
    const { lines, draftLines } = await read(version)
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
    const [, older] = await versions(PAGE, documentId)
    expect((await restore(colleague, older)).status).toBe(200)
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
      const first = (await versions(PAGE, documentId)).at(-1)
      expect((await restore(administrator, first)).status).toBe(200)
      const restored = ((await administrator.request('GET', address)).body as { data: Document }).data
      expect(content(restored)).toEqual(content(original))
    }
  })

  it('finds versions of a page that has moved since', async () => {
    const { documentId } = await administrator.create(PAGE, page('Moves', 'from-here'))
    await administrator.publish(PAGE, documentId, page('Moves', 'from-here'))
    await administrator.publish(PAGE, documentId, page('Moves', 'to-there'))
    const stored = await versions(PAGE, documentId)
    expect(stored).toHaveLength(2)
    expect((await restore(administrator, stored[1])).status).toBe(200)
    expect((await administrator.find(PAGE, 'title', 'Moves'))['slug']).toBe('from-here')
  })
})

describe('T105: the history', () => {
  it('of others is closed to authors, who may restore their own pages only', async () => {
    const theirs = await administrator.create(PAGE, page('Theirs', 'theirs'))
    await administrator.publish(PAGE, theirs.documentId, page('Theirs', 'theirs'))
    const [version] = await versions(PAGE, theirs.documentId)
    const list = `/history/versions?type=${PAGE}&documentId=${theirs.documentId}`
    expect((await author.request('GET', list)).status).toBe(403)
    expect((await author.request('GET', `/history/versions/${version?.id}`)).status).toBe(403)
    expect((await restore(author, version)).status).toBe(403)

    const own = await author.create(PAGE, page('Own', 'own'))
    await administrator.publish(PAGE, own.documentId, page('Own', 'own', [hero('Mine')]))
    await author.save(PAGE, own.documentId, page('Own', 'own', []))
    const [ownVersion] = await versions(PAGE, own.documentId, author)
    expect((await read(ownVersion, author)).lines).toContainEqual({ label: 'Hero › Title', text: 'Mine' })
    expect((await restore(author, ownVersion)).status).toBe(200)
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

describe('T107: of two editors who change a page at the same time', () => {
  const entries = `/content-manager/collection-types/${PAGE}`

  it.each([
    ['PUT', ''],
    ['POST', '/actions/publish'],
    ['POST', '/actions/unpublish'],
    ['POST', '/actions/discard'],
    ['DELETE', ''],
  ])('the second is told who saved and when, and nothing is changed: %s %s', async (method, action) => {
    const slug = `both-${method}${action.replaceAll('/', '-')}`.toLowerCase()
    const { documentId } = await administrator.create(PAGE, page('Start', slug))
    await administrator.publish(PAGE, documentId, page('Start', slug))
    await administrator.save(PAGE, documentId, page('Draft', slug))
    const loaded = await administrator.find(PAGE, 'slug', slug)
    const saved = await colleague.save(PAGE, documentId, page('By Ana', slug))
    const answer = await administrator.request(
      method,
      `${entries}/${documentId}${action}`,
      method === 'DELETE' ? undefined : page('Mine', slug),
      loadedAs(loaded),
    )
    expect(answer).toMatchObject({
      status: 409,
      body: {
        error: {
          message: 'Ana has saved this entry since you opened it.',
          details: { savedBy: 'Ana', savedAt: saved['updatedAt'], version: saved['updatedAt'] },
        },
      },
    })
    expect(await administrator.find(PAGE, 'slug', slug)).toMatchObject({ title: 'By Ana' })
    const published = await service.get(`/api/pages?filters[slug][$eq]=${slug}`)
    expect(published.body).toMatchObject({ data: [{ title: 'Start' }] })
  })

  it('the second may overwrite knowingly, by naming the draft of the first', async () => {
    const { documentId, loaded } = await bothEdit('knowingly')
    const theirs = await colleague.save(PAGE, documentId, page('By Ana', 'knowingly'))
    const publish = `${entries}/${documentId}/actions/publish`
    const mine = page('Mine', 'knowingly')
    expect((await administrator.request('POST', publish, mine, loadedAs(loaded))).status).toBe(409)
    const answer = await administrator.request('POST', publish, mine, loadedAs(theirs))
    expect(answer.status).toBe(200)
    const draft = await administrator.find(PAGE, 'slug', 'knowingly')
    expect(draft['title']).toBe('Mine')
    expect(answer.headers?.get('x-draft-version')).toBe(loadedAs(draft)['x-draft-version'])
  })

  it('one wins when both save in the same moment', async () => {
    const { documentId, loaded } = await bothEdit('same-moment')
    const save = (who: Editor, title: string) =>
      who.request('PUT', `${entries}/${documentId}`, page(title, 'same-moment'), loadedAs(loaded))
    const answers = await Promise.all([save(administrator, 'Mine'), save(colleague, 'By Ana')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('the second is told so for the footer and for restoring a version, too', async () => {
    const footer = ((await administrator.request('GET', FOOTER_ADDRESS)).body as { data: Document }).data
    await colleague.request('PUT', FOOTER_ADDRESS, { ...footer, legalText: 'By Ana' })
    for (const [method, address] of [
      ['PUT', FOOTER_ADDRESS],
      ['POST', `${FOOTER_ADDRESS}/actions/publish`],
    ] as const)
      expect((await administrator.request(method, address, footer, loadedAs(footer, FOOTER))).status).toBe(
        409,
      )

    const { documentId, loaded } = await bothEdit('restoring')
    await administrator.publish(PAGE, documentId, page('Published', 'restoring'))
    const [stored] = await versions(PAGE, documentId)
    const address = `/history/versions/${stored?.id}/restore`
    expect((await administrator.request('POST', address, {}, loadedAs(loaded))).status).toBe(409)
  })

  it('the second can compare both texts, unless they may not read the page', async () => {
    const { documentId } = await bothEdit('compared')
    await colleague.save(PAGE, documentId, page('By Ana', 'compared'))
    const body = { type: PAGE, documentId, data: page('Mine', 'compared', [hero('Hello')]) }
    const { body: answer } = await administrator.request('POST', '/concurrent-edits/compare', body)
    const { mine, theirs } = (answer as { data: { mine: Line[]; theirs: Line[] } }).data
    expect(mine).toContainEqual({ label: 'Hero › Title', text: 'Hello' })
    expect(theirs).toContainEqual({ label: 'Title', text: 'By Ana' })
    expect((await author.request('POST', '/concurrent-edits/compare', body)).status).toBe(403)
  })

  async function bothEdit(slug: string): Promise<{ documentId: string; loaded: Document }> {
    const { documentId } = await administrator.create(PAGE, page('Start', slug))
    return { documentId, loaded: await administrator.find(PAGE, 'slug', slug) }
  }
})

describe('the number of versions', () => {
  it(`is ${MAX_VERSIONS} at most: the oldest are removed`, async () => {
    const { documentId } = await administrator.create(PAGE, page('0', 'very-often'))
    insertVersions(documentId, MAX_VERSIONS)
    for (const title of ['One', 'Two', 'Three'])
      await administrator.publish(PAGE, documentId, page(title, 'very-often'))
    const stored = await versions(PAGE, documentId)
    expect(stored).toHaveLength(MAX_VERSIONS)
    expect((await read(stored[0])).lines).toContainEqual({ label: 'Title', text: 'Three' })
    expect((await read(stored.at(-1))).lines).toContainEqual({ label: 'Title', text: '4' })
  })
})

/** Must run last, because it starts the content service again. */
describe('versions of a deleted page', () => {
  it('are stored for 30 days', async () => {
    const fresh = await publishAndDelete('fresh')
    const stored = await publishAndDelete('stored')
    const expired = await publishAndDelete('expired')
    setDeletedAt(stored, Date.now() - 29 * DAY_MS)
    setDeletedAt(expired, Date.now() - 31 * DAY_MS)
    await service.stop()
    service = await startForTest(PORT, service.dataFolder)
    expect(storedVersions(fresh)).toEqual([expect.closeTo(Date.now(), -6)])
    expect(storedVersions(stored)).toHaveLength(1)
    expect(storedVersions(expired)).toEqual([])
  })
})

/** The header by which the panel states the draft that a form shows. */
function loadedAs({ documentId, updatedAt }: Document, type = PAGE): Record<string, string> {
  return { 'x-draft-version': `${type} ${documentId} ${String(updatedAt)}` }
}

async function versions(type: string, documentId: string, who: Editor = administrator): Promise<Version[]> {
  const { body } = await who.request('GET', `/history/versions?type=${type}&documentId=${documentId}`)
  return (body as { data: Version[] }).data
}

async function read(
  version: Version | undefined,
  who: Editor = administrator,
): Promise<{ lines: Line[]; draftLines: Line[] }> {
  const { body } = await who.request('GET', `/history/versions/${version?.id}`)
  return (body as { data: { lines: Line[]; draftLines: Line[] } }).data
}

async function restore(who: Editor, version: Version | undefined) {
  return who.request('POST', `/history/versions/${version?.id}/restore`, {})
}

async function publishAndDelete(slug: string): Promise<string> {
  const { documentId } = await administrator.create(PAGE, page(slug, slug))
  await administrator.publish(PAGE, documentId, page(slug, slug))
  await administrator.remove(PAGE, documentId)
  return documentId
}

/** When the page of each version was deleted. */
function storedVersions(documentId: string): unknown[] {
  return withDatabase((database) =>
    database
      .prepare('select entry_deleted_at from document_versions where entry_id = ?')
      .all(documentId)
      .map((row) => row['entry_deleted_at']),
  )
}

/** Versions with the titles "1", "2" and so on. */
function insertVersions(documentId: string, count: number): void {
  withDatabase((database) => {
    const insert = database.prepare(
      'insert into document_versions (document_id, entry_type, entry_id, stored_at, snapshot) values (?, ?, ?, ?, ?)',
    )
    for (let title = 1; title <= count; title++) {
      const snapshot = JSON.stringify({ title: String(title) })
      insert.run(`${documentId}-${title}`, PAGE, documentId, Date.now(), snapshot)
    }
  })
}

function setDeletedAt(documentId: string, timeMs: number): void {
  withDatabase((database) =>
    database
      .prepare('update document_versions set entry_deleted_at = ? where entry_id = ?')
      .run(timeMs, documentId),
  )
}

function withDatabase<Result>(action: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(path.join(service.dataFolder, 'content.db'), { timeout: 20_000 })
  try {
    return action(database)
  } finally {
    database.close()
  }
}

function page(title: string, slug: string, blocks: object[] = []): object {
  return { title, slug, Content: blocks }
}

function hero(title: string): object {
  return { __component: 'blocks.hero', title }
}

/** What editors fill in, without the row numbers that change with each save. */
function content(document: Document): unknown {
  const { title, slug, shareTitle, shareDescription, colourWorld, Content } = document
  return withoutIds({ title, slug, shareTitle, shareDescription, colourWorld, Content })
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  if ('url' in value && 'hash' in value) return value.hash
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'id')
      .map(([name, inner]) => [name, withoutIds(inner)]),
  )
}
