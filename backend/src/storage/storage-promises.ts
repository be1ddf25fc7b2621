import { expect, test } from 'vitest'
import { newId } from '../submissions/new-id.ts'
import { newReference } from '../submissions/new-reference.ts'
import type { NewSubmission } from './commands/accept-submission.ts'
import type { Delivery, Lease } from './commands/outbox.ts'
import { UniqueValueTaken, type Storage } from './storage.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const DAY_MS = 86_400_000

/** A submission that differs from every other, and what changes of it. */
export function someSubmission(changes: Partial<NewSubmission> = {}): NewSubmission {
  const id = newId(NOW)
  return {
    id,
    reference: newReference(NOW),
    form: 'contact',
    formVersion: 'v1',
    receivedAt: NOW,
    status: 'new',
    reasons: [],
    client: 'client',
    addresses: ['hash-of-ana'],
    answers: '{"message":"Olá 👋"}',
    dueOn: '2031-11-20',
    files: [],
    deliveries: [
      { id: newId(NOW), kind: 'staff-mail' },
      { id: newId(NOW), kind: 'confirmation-mail' },
    ],
    claim: { keyHash: `key of ${id}`, bodyHash: `body of ${id}`, expiresAt: NOW + DAY_MS },
    ...changes,
  }
}

/** Takes an empty, up-to-date database back to before addresses had a table of their own, with two in one row. */
export const BEFORE_ADDRESSES = `
  drop index intake_keys_submission; drop index intake_keys_spent; drop index turns_spent; drop index outbox_spent;
  drop index outbox_waiting; create index outbox_waiting on outbox (next_at) where state = 'waiting';
  drop table addresses; alter table submissions add column addresses text not null default '';
  delete from kysely_migration where name >= '002';
  insert into submissions (id, reference, form, form_version, received_at, status, reasons, client, answers, addresses)
  values ('id', 'BW-OLD', 'contact', 'v1', 0, 'new', '[]', '', '{}', 'hash-of-ana
hash-of-shop'), ('other', 'BW-NONE', 'contact', 'v1', 0, 'new', '[]', '', '{}', '')`

/** What is due of every kind that these tests store. */
async function lease(storage: Storage, changes: Partial<Lease> = {}): Promise<Delivery[]> {
  const asked = { now: NOW, until: NOW + 60_000, limit: 100, ...changes }
  const kinds = ['staff-mail', 'confirmation-mail'] as const
  return (await Promise.all(kinds.map((kind) => storage.leaseDeliveries({ ...asked, kind })))).flat()
}

/** What every storage promises, whatever lies beneath. `open` gives an empty one that closes with the test. */
export function promiseStorage(open: () => Promise<Storage>): void {
  test('a submission is read back as it was stored, by id and by reference', async () => {
    const storage = await open()
    const submission = someSubmission()
    expect(await storage.acceptSubmission(submission)).toEqual({
      kind: 'stored',
      id: submission.id,
      reference: submission.reference,
    })
    const stored = await storage.readSubmission(submission.id)
    expect(stored).toMatchObject({
      id: submission.id,
      form: 'contact',
      receivedAt: NOW,
      status: 'new',
      reasons: [],
      answers: '{"message":"Olá 👋"}',
      dueOn: '2031-11-20',
    })
    expect(await storage.readSubmission(submission.reference)).toEqual(stored)
    expect(await storage.readSubmission('nobody')).toBeUndefined()
  })

  test('files are stored with their submission, byte for byte', async () => {
    const storage = await open()
    const content = Uint8Array.from({ length: 300_000 }, (_byte, index) => index % 256)
    const file = { field: 'cv', name: 'Currículo.pdf', type: 'application/pdf', sha256: 'abc', content }
    const submission = someSubmission({ files: [file] })
    await storage.acceptSubmission(submission)
    const [stored] = await storage.readFiles({ id: submission.id })
    expect(stored).toMatchObject({ field: 'cv', name: 'Currículo.pdf', size: 300_000, sha256: 'abc' })
    expect(Buffer.from(stored!.content).equals(content)).toBe(true)
  })

  test('two hundred attempts at once with one key are one submission', async () => {
    const storage = await open()
    const { claim } = someSubmission()
    const attempts = Array.from({ length: 200 }, () => storage.acceptSubmission(someSubmission({ claim })))
    const results = await Promise.all(attempts)
    expect(results.filter(({ kind }) => kind === 'stored')).toHaveLength(1)
    expect(results.filter(({ kind }) => kind === 'replayed')).toHaveLength(199)
    expect(await storage.listSubmissions({ limit: 10 })).toHaveLength(1)
    expect(await lease(storage)).toHaveLength(2)
  })

  test('a key that was used for another body is refused', async () => {
    const storage = await open()
    const { claim } = someSubmission()
    await storage.acceptSubmission(someSubmission({ claim }))
    const other = someSubmission({ claim: { ...claim, bodyHash: 'another' } })
    expect(await storage.acceptSubmission(other)).toEqual({ kind: 'other-body' })
    expect(await storage.listSubmissions({ limit: 10 })).toHaveLength(1)
  })

  test('a key may be used anew when its time is over', async () => {
    const storage = await open()
    const { claim } = someSubmission()
    await storage.acceptSubmission(someSubmission({ claim }))
    const later = someSubmission({ claim, receivedAt: claim.expiresAt })
    expect((await storage.acceptSubmission(later)).kind).toBe('stored')
  })

  test('a reference that is taken stores nothing, not even the claim', async () => {
    const storage = await open()
    const first = someSubmission()
    await storage.acceptSubmission(first)
    const second = someSubmission({ reference: first.reference })
    const between = someSubmission()
    const results = await Promise.allSettled([
      storage.acceptSubmission(second),
      storage.acceptSubmission(between),
    ])
    expect(results[0]).toMatchObject({ status: 'rejected', reason: expect.any(UniqueValueTaken) as unknown })
    expect(results[1]).toMatchObject({ status: 'fulfilled' })
    const again = { ...second, reference: newReference(NOW + DAY_MS) }
    expect((await storage.acceptSubmission(again)).kind).toBe('stored')
  })

  test('submissions are listed in the order of arrival, page by page, as asked', async () => {
    const storage = await open()
    for (let place = 0; place < 5; place++) {
      const form = place % 2 === 0 ? 'contact' : 'investor'
      await storage.acceptSubmission(someSubmission({ form, receivedAt: NOW - place * DAY_MS }))
    }
    const first = await storage.listSubmissions({ limit: 2 })
    const rest = await storage.listSubmissions({ limit: 9, after: first[1]!.seq })
    const times = [...first, ...rest].map(({ receivedAt }) => receivedAt)
    expect(times).toEqual([0, 1, 2, 3, 4].map((days) => NOW - days * DAY_MS))
    expect(await storage.listSubmissions({ limit: 9, form: 'investor' })).toHaveLength(2)
    expect(await storage.listSubmissions({ limit: 9, since: NOW - DAY_MS })).toHaveLength(2)
    expect(await storage.listSubmissions({ limit: 9, status: 'quarantined' })).toHaveLength(0)
  })

  test('a delivery that is leased is nobody else’s until the lease ends', async () => {
    const storage = await open()
    await storage.acceptSubmission(someSubmission())
    const [mine, theirs] = await Promise.all([lease(storage), lease(storage)])
    expect(mine.length + theirs.length).toBe(2)
    expect(await lease(storage, { now: NOW + 59_999 })).toEqual([])
    const again = await lease(storage, { now: NOW + 60_000, until: NOW + DAY_MS })
    expect(again.map(({ attempts }) => attempts)).toEqual([1, 1])
    expect(again.map(({ id }) => id).toSorted()).toEqual([...mine, ...theirs].map(({ id }) => id).toSorted())
  })

  test('a delivery is leased by its own kind alone', async () => {
    const storage = await open()
    await storage.acceptSubmission(someSubmission())
    const asked = { now: NOW, until: NOW + 60_000, limit: 100 }
    expect(await storage.leaseDeliveries({ ...asked, kind: 'webhook' })).toEqual([])
    expect(await storage.leaseDeliveries({ ...asked, kind: 'staff-mail' })).toMatchObject([
      { kind: 'staff-mail', attempts: 0 },
    ])
  })

  test('what is done is not leased again; what failed is, when its time comes', async () => {
    const storage = await open()
    await storage.acceptSubmission(someSubmission())
    const [one, two] = await lease(storage)
    await storage.settleDelivery({ seq: one!.seq, state: 'done', nextAt: NOW, failure: null })
    await storage.settleDelivery({
      seq: two!.seq,
      state: 'waiting',
      nextAt: NOW + 10_000,
      failure: 'smtp 450',
    })
    expect(await lease(storage, { now: NOW + 9_999 })).toEqual([])
    expect(await storage.listUndelivered({ limit: 9 })).toMatchObject([{ id: two!.id, failure: 'smtp 450' }])
    expect(await lease(storage, { now: NOW + 10_000 })).toMatchObject([{ id: two!.id }])
  })

  test('dead deliveries stay listed and can be given a new start', async () => {
    const storage = await open()
    await storage.acceptSubmission(someSubmission())
    for (const { seq } of await lease(storage)) {
      await storage.settleDelivery({ seq, state: 'dead', nextAt: NOW, failure: 'smtp 550' })
    }
    expect(await storage.countEverything(null)).toEqual({ quarantined: 0, outboxWaiting: 0, outboxDead: 2 })
    expect(await storage.retryDeliveries({ now: NOW + DAY_MS })).toBe(2)
    expect(await lease(storage, { now: NOW + DAY_MS })).toHaveLength(2)
  })

  test('a quarantined submission tells nobody until it is released', async () => {
    const storage = await open()
    const submission = someSubmission({ status: 'quarantined', reasons: ['trap-filled'] })
    await storage.acceptSubmission(submission)
    expect(await lease(storage)).toEqual([])
    expect(await storage.countEverything(null)).toEqual({ quarantined: 1, outboxWaiting: 0, outboxDead: 0 })
    expect(await storage.markHandled({ id: submission.id })).toBe(false)
    expect(await storage.releaseSubmission({ id: submission.id, now: NOW })).toBe(true)
    expect(await storage.releaseSubmission({ id: submission.id, now: NOW })).toBe(false)
    expect(await lease(storage)).toHaveLength(2)
    expect(await storage.markHandled({ id: submission.id })).toBe(true)
  })

  test('a person is removed with files, deliveries and keys; others stay', async () => {
    const storage = await open()
    const file = { field: 'cv', name: 'cv.pdf', type: '', sha256: '', content: new Uint8Array(3) }
    const theirs = someSubmission({ addresses: ['hash-of-ana', 'hash-of-shop'], files: [file] })
    const other = someSubmission({ addresses: ['hash-of-rui'] })
    await storage.acceptSubmission(theirs)
    await storage.acceptSubmission(other)
    const found = await storage.findPerson({ addressHash: 'hash-of-shop' })
    expect(found.map(({ id }) => id)).toEqual([theirs.id])
    expect(await storage.removeSubmissions(found)).toEqual({
      submissions: 1,
      files: 1,
      deliveries: 2,
      references: [theirs.reference],
    })
    expect(await storage.readFiles({ id: theirs.id })).toEqual([])
    expect(await storage.scrub()).toBe(true)
    expect(await storage.listSubmissions({ limit: 9 })).toMatchObject([{ id: other.id }])
    const again = someSubmission({ claim: theirs.claim })
    expect((await storage.acceptSubmission(again)).kind).toBe('stored')
  })

  test('retention is kept to the day', async () => {
    const storage = await open()
    await storage.acceptSubmission(someSubmission({ dueOn: '2031-11-20' }))
    await storage.acceptSubmission(someSubmission({ dueOn: null }))
    expect(await storage.countDue({ day: '2031-11-19' })).toBe(0)
    expect((await storage.removeDue({ day: '2031-11-19', limit: 9 })).submissions).toBe(0)
    expect(await storage.countDue({ day: '2031-11-20' })).toBe(1)
    expect((await storage.removeDue({ day: '2031-11-20', limit: 9 })).submissions).toBe(1)
    const [left] = await storage.listSubmissions({ limit: 9 })
    expect(await storage.setDueDay({ id: left!.id, dueOn: '2032-01-01' })).toBe(true)
    expect((await storage.removeDue({ day: '2032-01-01', limit: 9 })).submissions).toBe(1)
  })

  test('spent keys and old deliveries are forgotten, waiting ones never', async () => {
    const storage = await open()
    await storage.acceptSubmission(someSubmission())
    const [one] = await lease(storage)
    await storage.settleDelivery({ seq: one!.seq, state: 'done', nextAt: NOW, failure: null })
    const spent = { now: NOW + DAY_MS, deliveredBefore: NOW + DAY_MS, limit: 1 }
    expect(await storage.forgetSpent(spent)).toBe(2)
    expect(await storage.forgetSpent(spent)).toBe(0)
    expect((await storage.countEverything(null)).outboxWaiting).toBe(1)
  })

  test('turns are counted once, however many come at the same time', async () => {
    const storage = await open()
    const request = { key: 'client', allowances: [{ count: 10, windowMs: 60_000 }], now: NOW }
    const turns = await Promise.all(Array.from({ length: 40 }, () => storage.takeTurn(request)))
    expect(turns.filter(({ ok }) => ok)).toHaveLength(10)
    expect((await storage.takeTurn({ ...request, now: NOW + 60_000 })).ok).toBe(true)
  })

  test('forms, notes and consents are remembered', async () => {
    const storage = await open()
    const version = { version: 'v1', form: 'contact', definition: '{"name":"contact"}', firstUsedAt: NOW }
    await storage.rememberForms([version])
    await storage.rememberForms([{ ...version, firstUsedAt: NOW + 1 }])
    expect(await storage.readFormVersion('v1')).toBe('{"name":"contact"}')
    expect(await storage.readFormVersion('v2')).toBeUndefined()
    expect(await storage.listForms(null)).toEqual(['{"name":"contact"}'])
    await storage.writeNote({ name: 'clock', value: '1' })
    await storage.writeNote({ name: 'clock', value: '2' })
    expect(await storage.readNote('clock')).toBe('2')
    const consent = {
      notice: 'n1',
      choice: 'accepted',
      chosenAt: '2026-11-20T12:00:00.000Z',
      receivedAt: NOW,
    } as const
    await storage.recordConsent(consent)
    await storage.recordConsent(consent)
  })

  test('it is ready while it is open, and takes nothing after', async () => {
    const storage = await open()
    expect(await storage.ready()).toBe(true)
    await storage.close()
    expect(await storage.ready()).toBe(false)
    await expect(storage.acceptSubmission(someSubmission())).rejects.toThrow('closed')
  })
}
