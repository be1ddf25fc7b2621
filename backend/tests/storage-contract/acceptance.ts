import { expect, test } from 'vitest'
import { newReference } from '../../src/submissions/new-reference.ts'
import { UniqueValueTakenError, type Storage } from '../../src/storage/storage.ts'
import { leaseAll } from './lease-all.ts'
import { DAY_MS, NOW, exampleFile, exampleSubmission } from './example-submission.ts'
import { listStored } from '../../testing/list-stored.ts'

/** What is acknowledged is there, whole and once. */
export function describeAcceptance(open: () => Promise<Storage>): void {
  test('a submission is read back as it was stored, by id and by reference', async () => {
    const storage = await open()
    const submission = exampleSubmission()
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
    const file = exampleFile(content, {
      name: 'Currículo.pdf',
      type: 'application/pdf',
      sha256: 'abc',
      size: 299_972,
    })
    const submission = exampleSubmission({ files: [file] })
    await storage.acceptSubmission(submission)
    const [stored] = await storage.readFiles({ id: submission.id })
    expect(stored).toEqual({ ...file, content: stored!.content })
    expect(Buffer.from(stored!.content).equals(content)).toBe(true)
  })

  test('files that an older version stored as they were are found and encrypted, once', async () => {
    const storage = await open()
    const old = exampleSubmission({ files: [exampleFile(undefined, { keyId: null }), exampleFile()] })
    await storage.acceptSubmission(old)
    const [found, ...more] = await storage.listUnencryptedFiles({ limit: 9 })
    expect(more).toEqual([])
    expect(found).toMatchObject({ submissionId: old.id, field: 'cv' })
    for (const byte of [1, 2])
      await storage.encryptFile({ seq: found!.seq, keyId: 'new', content: Uint8Array.of(byte) })
    expect(await storage.listUnencryptedFiles({ limit: 9 })).toEqual([])
    const files = await storage.readFiles({ id: old.id })
    const encrypted = files.find(({ keyId }) => keyId === 'new')
    expect(encrypted?.size).toBe(3)
    expect([...encrypted!.content]).toEqual([1])
  })

  test('T56: two hundred attempts at once with one key are one submission', async () => {
    const storage = await open()
    const { idempotency } = exampleSubmission()
    const attempts = Array.from({ length: 200 }, () =>
      storage.acceptSubmission(exampleSubmission({ idempotency })),
    )
    const results = await Promise.all(attempts)
    expect(results.filter(({ kind }) => kind === 'stored')).toHaveLength(1)
    expect(results.filter(({ kind }) => kind === 'duplicate')).toHaveLength(199)
    expect(await listStored(storage)).toHaveLength(1)
    expect(await leaseAll(storage)).toHaveLength(2)
  })

  test('a key that was used for another body is rejected', async () => {
    const storage = await open()
    const { idempotency } = exampleSubmission()
    await storage.acceptSubmission(exampleSubmission({ idempotency }))
    const other = exampleSubmission({ idempotency: { ...idempotency, bodyHash: 'another' } })
    expect(await storage.acceptSubmission(other)).toEqual({ kind: 'other-body' })
    expect(await listStored(storage)).toHaveLength(1)
  })

  test('a key may be used anew when its time is over', async () => {
    const storage = await open()
    const { idempotency } = exampleSubmission()
    await storage.acceptSubmission(exampleSubmission({ idempotency }))
    const later = exampleSubmission({ idempotency, receivedAt: idempotency.expiresAt })
    expect((await storage.acceptSubmission(later)).kind).toBe('stored')
  })

  test('T86: a key is not remembered for longer because the clock was set back ten days', async () => {
    const storage = await open()
    const { idempotency } = exampleSubmission()
    await storage.acceptSubmission(exampleSubmission({ idempotency }))
    const receivedAt = NOW - 10 * DAY_MS
    const backThen = { ...idempotency, expiresAt: receivedAt + DAY_MS }
    const sent = () => storage.acceptSubmission(exampleSubmission({ idempotency: backThen, receivedAt }))
    expect((await sent()).kind).toBe('stored')
    expect((await sent()).kind).toBe('duplicate')
  })

  test('T87: a retry that need not be quarantined releases a first attempt that was', async () => {
    const storage = await open()
    const quarantined = exampleSubmission({ status: 'quarantined', reasons: ['trap-filled'] })
    const { idempotency } = quarantined
    await storage.acceptSubmission(quarantined)
    const doubtful = { idempotency, status: 'quarantined', reasons: ['trap-filled'] } as const
    expect(await storage.acceptSubmission(exampleSubmission(doubtful))).toMatchObject({ kind: 'duplicate' })
    const other = exampleSubmission({ idempotency: { ...idempotency, bodyHash: 'another' } })
    expect(await storage.acceptSubmission(other)).toEqual({ kind: 'other-body' })
    expect(await leaseAll(storage)).toEqual([])
    const receipt = { kind: 'duplicate', id: quarantined.id, reference: quarantined.reference }
    expect(await storage.acceptSubmission(exampleSubmission({ idempotency }))).toEqual(receipt)
    expect(await storage.acceptSubmission(exampleSubmission({ idempotency }))).toEqual(receipt)
    expect(await storage.readSubmission(quarantined.id)).toMatchObject({ status: 'new' })
    expect(await listStored(storage)).toHaveLength(1)
    expect(await leaseAll(storage)).toHaveLength(2)
  })

  test('a duplicate reference stores nothing, not even its idempotency key', async () => {
    const storage = await open()
    const first = exampleSubmission()
    await storage.acceptSubmission(first)
    const second = exampleSubmission({ reference: first.reference })
    const between = exampleSubmission()
    const results = await Promise.allSettled([
      storage.acceptSubmission(second),
      storage.acceptSubmission(between),
    ])
    expect(results[0]).toMatchObject({
      status: 'rejected',
      reason: expect.any(UniqueValueTakenError) as unknown,
    })
    expect(results[1]).toMatchObject({ status: 'fulfilled' })
    const repeated = { ...second, reference: newReference(NOW + DAY_MS) }
    expect((await storage.acceptSubmission(repeated)).kind).toBe('stored')
  })
}
