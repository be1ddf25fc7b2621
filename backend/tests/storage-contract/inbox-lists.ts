import { expect, test } from 'vitest'
import type { InboxFilter, InboxPage } from '../../src/storage/commands/inbox.ts'
import { MAX_COUNTED_IN_INBOX } from '../../src/storage/max-counted-in-inbox.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { SUBMISSION_STATUSES } from '../../src/storage/tables.ts'
import { DAY_MS, exampleSubmission, NOW } from './example-submission.ts'

const ANA = { id: '7', name: 'Ana' }
const EVERYTHING: InboxFilter = { forms: ['contact', 'apply'], statuses: SUBMISSION_STATUSES }

async function idsOf(storage: Storage, changes: Partial<InboxPage> = {}): Promise<string[]> {
  return (await storage.listInbox({ ...EVERYTHING, limit: 50, ...changes })).map(({ id }) => id)
}

/** What staff see: lists, searches, counts and statistics. */
export function describeInboxLists(open: () => Promise<Storage>): void {
  test('a list is newest first, by form, status, assignee and period, page by page', async () => {
    const storage = await open()
    const one = exampleSubmission({ receivedAt: NOW - DAY_MS })
    const two = exampleSubmission({ form: 'apply', status: 'quarantined', reasons: ['trap-filled'] })
    const three = exampleSubmission()
    const hidden = exampleSubmission({ form: 'investor' })
    for (const submission of [one, two, three, hidden]) await storage.acceptSubmission(submission)
    const base = { id: three.id, version: 0, now: NOW, audit: [] }
    await storage.changeSubmission({ ...base, from: ['new'], assignee: ANA })
    expect(await idsOf(storage)).toEqual([three.id, two.id, one.id])
    expect(await idsOf(storage, { forms: ['apply'] })).toEqual([two.id])
    expect(await idsOf(storage, { statuses: ['new'] })).toEqual([three.id, one.id])
    expect(await idsOf(storage, { assignee: ANA.id })).toEqual([three.id])
    expect(await idsOf(storage, { assignee: null })).toEqual([two.id, one.id])
    expect(await idsOf(storage, { since: NOW })).toEqual([three.id, two.id])
    expect(await idsOf(storage, { until: NOW })).toEqual([one.id])
    expect(await idsOf(storage, { forms: [] })).toEqual([])
    const [first] = await storage.listInbox({ ...EVERYTHING, limit: 1 })
    expect(await idsOf(storage, { before: first!.seq })).toEqual([two.id, one.id])
    const last = (await storage.listInbox({ ...EVERYTHING, limit: 9 })).at(-1)!
    expect(await idsOf(storage, { after: last.seq, limit: 1 })).toEqual([two.id])
    expect(await storage.countMatching(EVERYTHING)).toBe(3)
    expect(await storage.countInbox({ forms: EVERYTHING.forms, assignee: ANA.id })).toEqual({
      byStatus: { new: 2, 'in-progress': 0, reopened: 0, handled: 0, quarantined: 1 },
      mine: 1,
      unassigned: 1,
    })
  })

  test('a submission is found by reference, address and name', async () => {
    const storage = await open()
    const one = exampleSubmission({ addresses: ['hash-of-ana'] })
    const other = exampleSubmission({ addresses: ['hash-of-rui'] })
    for (const submission of [one, other]) await storage.acceptSubmission(submission)
    expect(await storage.listUnindexed({ limit: 9 })).toHaveLength(2)
    const [first, second] = await storage.listUnindexed({ limit: 9 })
    await storage.saveNames([
      { seq: first!.seq, names: 'ana silva\nsilva lda' },
      { seq: second!.seq, names: 'rui 100% costa\n' },
    ])
    await storage.saveNames([{ seq: second!.seq, names: 'again' }])
    expect(await storage.listUnindexed({ limit: 9 })).toEqual([])
    const byName = (...parts: string[]) => idsOf(storage, { search: { kind: 'name', parts } })
    expect(await byName('silv', 'ana')).toEqual([one.id])
    expect(await byName('a')).toEqual([other.id, one.id])
    expect(await byName('100%')).toEqual([other.id])
    expect(await byName('1%t')).toEqual([])
    expect(await byName('a_a')).toEqual([])
    expect(await idsOf(storage, { search: { kind: 'address', emailHash: 'hash-of-rui' } })).toEqual([
      other.id,
    ])
    expect(await idsOf(storage, { search: { kind: 'reference', reference: one.reference } })).toEqual([
      one.id,
    ])
    await storage.deleteSubmissions(await storage.findPerson({ emailHash: 'hash-of-ana' }))
    expect(await byName('silva')).toEqual([])
  })

  test('counting stops at a thousand in each status', async () => {
    const storage = await open()
    const many = Array.from({ length: MAX_COUNTED_IN_INBOX + 5 }, () =>
      exampleSubmission({ deliveries: [], addresses: [] }),
    )
    await Promise.all(many.map((submission) => storage.acceptSubmission(submission)))
    const { byStatus, mine, unassigned } = await storage.countInbox({ forms: ['contact'], assignee: ANA.id })
    expect([byStatus.new, byStatus.handled, mine, unassigned]).toEqual([
      MAX_COUNTED_IN_INBOX + 1,
      0,
      0,
      MAX_COUNTED_IN_INBOX + 1,
    ])
    expect((await storage.countInbox({ forms: [], assignee: ANA.id })).byStatus.new).toBe(0)
  })

  test('statistics count days, answers and ages', async () => {
    const storage = await open()
    const today = exampleSubmission()
    await storage.acceptSubmission(today)
    await storage.acceptSubmission(exampleSubmission({ receivedAt: NOW - 3 * DAY_MS }))
    await storage.changeSubmission({
      id: today.id,
      version: 0,
      from: ['new'],
      answeredAt: NOW + 60_000,
      now: NOW,
      audit: [],
    })
    const statistics = await storage.readStatistics({ forms: ['contact'], since: NOW - 9 * DAY_MS, now: NOW })
    const day = Math.floor(NOW / DAY_MS)
    expect(statistics.perDay.toSorted((one, other) => one.day - other.day)).toEqual([
      { day: day - 3, form: 'contact', count: 1 },
      { day, form: 'contact', count: 1 },
    ])
    expect(statistics.answered).toEqual([{ form: 'contact', tookMs: 60_000 }])
    expect(statistics.open.toSorted((one, other) => one.ageDays - other.ageDays)).toEqual([
      { form: 'contact', ageDays: 0, count: 1 },
      { form: 'contact', ageDays: 3, count: 1 },
    ])
  })
}
