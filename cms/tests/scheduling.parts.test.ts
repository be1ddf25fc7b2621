import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invite, type Invited } from './invite.ts'
import { signIn, type Document, type Editor } from './sign-in.ts'
import { makeSeededFolder } from './seeded-folder.ts'
import { removeDataFolder, startForTest, type Running } from './start-for-test.ts'
import { runSql, storedTime } from './test-database.ts'

const PORT = 1431
const SECOND_PORT = 1432
const PAGE = 'api::page.page'
const HOUR_MS = 60 * 60_000
/** Ends a hanging test; on a quiet machine a schedule is executed within 10 seconds. */
const PATIENCE_MS = 120_000

interface Schedule {
  readonly id: number
  readonly documentId: string
  readonly action: string
  readonly dueAt: string
  readonly userName: string
  readonly state: string
  readonly reason: string | null
}

let service: Running
let administrator: Editor
let ana: Invited
let author: Invited

beforeAll(async () => {
  service = await startForTest(PORT, await makeSeededFolder())
  administrator = await signIn(service.url)
  ana = await invite(service.url, administrator, 'strapi-editor', 'ana@example.com', 'Ana')
  author = await invite(service.url, administrator, 'strapi-author', 'ben@example.com', 'Ben')
})
afterAll(async () => {
  await service.stop()
  await removeDataFolder(service.dataFolder)
})

describe('a schedule', () => {
  it('is visible in the panel and in the list of pages, and can be changed and removed', async () => {
    const { documentId } = await administrator.create(PAGE, page('planned'))
    const first = inMs(HOUR_MS)
    await schedule(administrator, documentId, 'publish', first)
    expect(await pending(documentId)).toMatchObject([
      { action: 'publish', dueAt: first, userName: 'Administrator', state: 'pending' },
    ])
    const second = inMs(2 * HOUR_MS)
    await schedule(ana, documentId, 'publish', second)
    await schedule(ana, documentId, 'unpublish', inMs(3 * HOUR_MS))
    const both = await pending(documentId)
    expect(both).toMatchObject([
      { action: 'publish', dueAt: second, userName: 'Ana' },
      { action: 'unpublish' },
    ])
    const { body } = await administrator.request('GET', `/schedules/pending?type=${PAGE}`)
    expect((body as { data: Schedule[] }).data.filter((each) => each.documentId === documentId)).toEqual(both)
    for (const { id } of both) expect((await ana.request('DELETE', `/schedules/${id}`)).status).toBe(200)
    expect(await pending(documentId)).toEqual([])
    expect((await ana.request('DELETE', `/schedules/${both[0]?.id}`)).status).toBe(404)
  })

  it.each([
    ['a time that has passed', { dueAt: inMs(-1000) }],
    ['a time without its offset from UTC', { dueAt: '2030-01-01T09:00' }],
    ['a time that is none', { dueAt: 'tomorrow' }],
    ['an unknown action', { action: 'delete' }],
    ['an unknown type', { type: 'admin::user' }],
  ])('is refused for %s', async (_name, change) => {
    const { documentId } = await administrator.find(PAGE, 'slug', 'banks')
    const body = { type: PAGE, documentId, action: 'publish', dueAt: inMs(60_000), ...change }
    expect((await administrator.request('POST', '/schedules/', body)).status).toBe(400)
  })

  it('accepts any time zone, and is stored in UTC', async () => {
    const { documentId } = await administrator.create(PAGE, page('abroad'))
    await schedule(administrator, documentId, 'publish', '2030-07-01T09:00:00+02:00')
    expect(await pending(documentId)).toMatchObject([{ dueAt: '2030-07-01T07:00:00.000Z' }])
  })
})

describe('T106: schedules', () => {
  it('cannot be set, removed or read by authors for pages of others, nor publish their own', async () => {
    const { documentId } = await administrator.find(PAGE, 'slug', 'banks')
    await schedule(administrator, documentId, 'publish', inMs(HOUR_MS))
    const [planned] = await pending(documentId)
    const list = `/schedules/?type=${PAGE}&documentId=${documentId}`
    expect((await author.request('GET', list)).status).toBe(403)
    expect((await author.request('DELETE', `/schedules/${planned?.id}`)).status).toBe(403)
    const all = await author.request('GET', `/schedules/pending?type=${PAGE}`)
    expect(all.body).toEqual({ data: [] })
    const own = await author.create(PAGE, page('own'))
    for (const id of [documentId, own.documentId])
      for (const action of ['publish', 'unpublish']) {
        const body = { type: PAGE, documentId: id, action, dueAt: inMs(60_000) }
        expect((await author.request('POST', '/schedules/', body)).status).toBe(403)
      }
  })

  it('are cancelled with a reason when the right was revoked', async () => {
    const leaver = await invite(service.url, administrator, 'strapi-editor', 'eve@example.com', 'Eve')
    const demoted = await invite(service.url, administrator, 'strapi-editor', 'dan@example.com', 'Dan')
    const one = await administrator.create(PAGE, page('by-eve'))
    const two = await administrator.create(PAGE, page('by-dan'))
    const gone = await administrator.create(PAGE, page('gone'))
    await schedule(leaver, one.documentId, 'publish', inMs(HOUR_MS))
    await schedule(demoted, two.documentId, 'publish', inMs(HOUR_MS))
    await schedule(administrator, gone.documentId, 'unpublish', inMs(HOUR_MS))
    await administrator.request('PUT', `/admin/users/${leaver.userId}`, { isActive: false })
    const roles = [await authorRole()]
    await administrator.request('PUT', `/admin/users/${demoted.userId}`, { roles })
    await makeDue(one, two, gone)
    for (const [{ documentId }, reason] of [
      [one, 'The account of Eve was deactivated.'],
      [two, 'Dan may no longer publish this entry.'],
      [gone, 'The entry was not published.'],
    ] as const)
      expect(await ended(documentId)).toMatchObject({ state: 'cancelled', reason })
    for (const slug of ['by-eve', 'by-dan']) expect(await isPublished(slug)).toBe(false)
  })
})

describe('what is due', () => {
  it('is cancelled with a reason when the page can no longer be published', async () => {
    const unsafe = {
      __component: 'blocks.hero',
      title: 'x',
      buttonText: 'x',
      buttonUrl: 'javascript:alert(1)',
    }
    const { documentId } = await administrator.create(PAGE, { ...page('unsafe'), Content: [unsafe] })
    await schedule(administrator, documentId, 'publish', inMs(HOUR_MS))
    await makeDue({ documentId })
    const { state, reason } = (await ended(documentId)) ?? {}
    expect(state).toBe('cancelled')
    expect(reason).toMatch(/^Not published: /)
    expect(await isPublished('unsafe')).toBe(false)
  })

  it('is cancelled when an author has changed the page since it was scheduled, not before', async () => {
    const seen = await author.create(PAGE, page('seen'))
    const unseen = await author.create(PAGE, page('unseen'))
    await author.save(PAGE, seen.documentId, { ...page('seen'), title: 'Approved' })
    for (const { documentId } of [seen, unseen]) await schedule(ana, documentId, 'publish', inMs(HOUR_MS))
    await author.save(PAGE, unseen.documentId, { ...page('unseen'), title: 'Never approved' })
    makeDue(seen, unseen)
    expect(await ended(unseen.documentId)).toMatchObject({
      state: 'cancelled',
      reason: 'The page was changed by somebody who may not publish it.',
    })
    expect(await ended(seen.documentId)).toMatchObject({ state: 'done' })
    expect(await isPublished('unseen')).toBe(false)
    expect(await isPublished('seen')).toBe(true)
  })

  it('is published on behalf of the user, and unpublished again', async () => {
    const { documentId } = await administrator.create(PAGE, page('for-a-while'))
    await schedule(ana, documentId, 'publish', inMs(HOUR_MS))
    await makeDue({ documentId })
    expect(await ended(documentId)).toMatchObject({ action: 'publish', state: 'done' })
    expect(await isPublished('for-a-while')).toBe(true)
    expect(await publishers(documentId)).toEqual(['Ana'])
    await schedule(ana, documentId, 'unpublish', inMs(HOUR_MS))
    await makeDue({ documentId })
    expect(await ended(documentId, 'unpublish')).toMatchObject({ state: 'done' })
    expect(await isPublished('for-a-while')).toBe(false)
  })

  it('is executed after a restart when it fell due while nothing ran, and once by two services', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((n) => administrator.create(PAGE, page(`once-${n}`))))
    for (const { documentId } of pages) await schedule(ana, documentId, 'publish', inMs(HOUR_MS))
    const { dataFolder } = service
    await service.stop()
    await makeDue(...pages)
    const second = await startForTest(SECOND_PORT, dataFolder)
    service = await startForTest(PORT, dataFolder)
    try {
      administrator = await signIn(service.url)
      const more = await administrator.create(PAGE, page('once-more'))
      await schedule(administrator, more.documentId, 'publish', inMs(HOUR_MS))
      await makeDue(more)
      for (const { documentId } of [...pages, more]) {
        expect(await ended(documentId)).toMatchObject({ state: 'done' })
        expect(await publishers(documentId)).toHaveLength(1)
      }
    } finally {
      await second.stop()
    }
  })
})

function page(slug: string): object {
  return { title: slug, slug, Content: [] }
}

function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString()
}

async function schedule(who: Editor, documentId: string, action: string, dueAt: string): Promise<void> {
  const { status } = await who.request('POST', '/schedules/', { type: PAGE, documentId, action, dueAt })
  if (status !== 200) throw new Error(`It was not scheduled: ${status}`)
}

/** Moves what is pending for these documents to a minute ago, in the database: no test waits for a set time. */
async function makeDue(...documents: readonly Pick<Document, 'documentId'>[]): Promise<void> {
  for (const { documentId } of documents) {
    const pendingOne =
      "update scheduled_actions set due_at = ? where entry_id = ? and state = 'pending' returning id"
    const changed = await runSql(service.dataFolder, pendingOne, [
      storedTime(Date.now() - 60_000),
      documentId,
    ])
    expect(changed).toHaveLength(1)
  }
}

async function schedulesOf(documentId: string): Promise<{ pending: Schedule[]; last: Schedule | null }> {
  const { body } = await administrator.request('GET', `/schedules/?type=${PAGE}&documentId=${documentId}`)
  return (body as { data: { pending: Schedule[]; last: Schedule | null } }).data
}

async function pending(documentId: string): Promise<Schedule[]> {
  return (await schedulesOf(documentId)).pending
}

/** What became of the schedule, once it is executed or cancelled. */
async function ended(documentId: string, action = ''): Promise<Schedule | null> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const { last } = await schedulesOf(documentId)
    if (last && last.action.startsWith(action || last.action)) return last
    await pause(250)
  }
  return null
}

async function isPublished(slug: string): Promise<boolean> {
  const { body } = await service.get(`/api/pages?filters[slug][$eq]=${slug}`)
  return (body as { data: Document[] }).data.length === 1
}

/** Who published each version, newest first. */
async function publishers(documentId: string): Promise<string[]> {
  const { body } = await administrator.request(
    'GET',
    `/history/versions?type=${PAGE}&documentId=${documentId}`,
  )
  return (body as { data: { userName: string }[] }).data.map(({ userName }) => userName)
}

async function authorRole(): Promise<number | undefined> {
  const { body } = await administrator.request('GET', '/admin/roles')
  const roles = (body as { data: { id: number; code: string }[] }).data
  return roles.find(({ code }) => code === 'strapi-author')?.id
}
