import { expect, test } from 'vitest'
import { contact, openAdminBesideSite, send } from '../../testing/admin-beside-site.ts'
import { testActor } from '../../testing/inbox-client.ts'
import { commandArguments } from '../../testing/test-admin-context.ts'
import { list } from '../admin/list.ts'
import { listSubmissions, type ListRequest } from './list-submissions.ts'
import { isRejected } from './rejected-operation.ts'
import { showSubmission } from './show-submission.ts'

const TEN = Date.UTC(2026, 10, 20, 10)
const HOUR_MS = 3_600_000
const PER_HOUR = 5
const ana = testActor()

/** A site with three submissions, where a person may read five pages of lists in an hour. */
async function openInbox() {
  const clock = { now: TEN }
  const { backend, context } = await openAdminBesideSite({ now: () => clock.now })
  for (const lastName of ['First', 'Second', 'Third']) await send(backend, contact, { lastName })
  const capped: string[] = []
  const settings = { ...context.settings, inboxListsPerHour: PER_HOUR }
  const inbox = { ...context, settings, onLimitReached: (cap: string) => void capped.push(cap) }
  const read = async (request: ListRequest, actor = ana) => {
    const page = await listSubmissions(inbox, actor, request)
    return isRejected(page) ? page.rejected : page.items.length
  }
  const audited = () => context.storage.listAudit({ forms: null, action: 'list', limit: 99 })
  return { clock, inbox, capped, read, audited, takeOutput: context.takeOutput }
}

test('T134: pages of names are counted one by one, and nobody pages through all of them in an hour', async () => {
  const { clock, inbox, capped, read, audited } = await openInbox()
  const [{ seq: newest }, { seq: second }] = (await inbox.storage.listInbox({
    forms: ['contact'],
    statuses: ['new'],
    limit: 2,
  })) as unknown as [{ seq: number }, { seq: number }]
  const pages: ListRequest[] = [{}, ...[newest, second].map((seq) => ({ before: String(seq) }))]
  for (const [index, page] of pages.entries())
    expect(await read({ ...page, limit: 1 })).toBe(index < 3 ? 1 : 0)
  expect((await audited()).map(({ details }) => details)).toEqual([
    { view: 'all', position: second },
    { view: 'all', position: newest },
    { view: 'all' },
  ])
  expect(await read({ view: 'new' })).toBe(3)
  expect(await read({ since: TEN, assignee: null })).toBe(3)
  expect(await read({ view: 'unassigned' })).toBe('capped')
  expect(await read({ until: TEN + 1 })).toBe('capped')
  expect(capped).toEqual(['list', 'list'])
  expect(await audited()).toHaveLength(PER_HOUR)
  expect((await audited())[0]).toMatchObject({
    actor: { id: ana.id },
    details: { since: '2026-11-20T10:00:00.000Z', assignee: 'nobody' },
  })
  expect(await read({ view: 'unassigned' }, testActor(undefined, undefined, 'another'))).toBe(3)
  clock.now += HOUR_MS
  expect(await read({ view: 'unassigned' })).toBe(3)
})

test('T134: the page that the inbox loads again and again is one, also after the limit', async () => {
  const { read, audited } = await openInbox()
  for (let count = 0; count < 2 * PER_HOUR; count++) expect(await read({ view: 'new' })).toBe(3)
  expect(await audited()).toHaveLength(1)
  for (const view of ['mine', 'handled', 'all', 'unassigned'] as const) await read({ view })
  expect(await read({ view: 'quarantined' })).toBe('capped')
  expect(await read({ view: 'new' })).toBe(3)
})

test('T134: each search is counted and audited, also the same once more, and never with its text', async () => {
  const { read, audited } = await openInbox()
  for (const search of ['second', 'second', 'thir', 'nobody@example.com', 'BW-2222-22222'])
    await read({ search })
  expect(await read({ search: 'first' })).toBe('capped')
  const entries = await audited()
  expect(entries.map(({ details }) => details['search'])).toEqual([
    'reference',
    'address',
    'name',
    'name',
    'name',
  ])
  expect(JSON.stringify(entries)).not.toMatch(/second|thir|nobody@|2222/u)
})

test('T140: a search for the neighbors of an open submission is counted and audited like any other', async () => {
  const { inbox, read, audited } = await openInbox()
  const [, second] = await inbox.storage.listInbox({ forms: ['contact'], statuses: ['new'], limit: 2 })
  const neighbors = async (search: string) => {
    const shown = await showSubmission(inbox, ana, { id: second!.id, filter: { search } })
    return isRejected(shown) ? shown.rejected : [shown.previous !== null, shown.next !== null]
  }
  expect(await neighbors('third')).toEqual([true, false])
  for (let count = 1; count < PER_HOUR; count++) expect(await neighbors('nobody')).toEqual([false, false])
  expect(await audited()).toHaveLength(PER_HOUR)
  expect((await audited())[0]?.details).toEqual({ view: 'all', search: 'name', position: second!.seq })
  expect(await neighbors('third')).toEqual([false, false])
  expect(await read({ search: 'third' })).toBe('capped')
})

test('T134: the command line has the same limit, over all of its lists', async () => {
  const { inbox, read, takeOutput } = await openInbox()
  for (let count = 0; count < PER_HOUR; count++) {
    await list(inbox, commandArguments(undefined, { search: 'second', json: true }))
    expect(JSON.parse(takeOutput())).toHaveLength(1)
  }
  const another = list(inbox, commandArguments(undefined, { limit: '1' }))
  await expect(another).rejects.toThrow("You have used up this hour's limit of 5 pages of lists")
  expect(takeOutput()).toBe('')
  expect(await read({})).toBe(3)
})
