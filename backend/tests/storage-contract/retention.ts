import { expect, test } from 'vitest'
import { createPostgresRateLimiter } from '../../src/rate-limits/postgres-rate-limiter.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { createTestLog } from '../../testing/test-log.ts'
import { DAY_MS, NOW, exampleFile, exampleSubmission } from './example-submission.ts'

/** Stored data is found again, unchanged. */
export function describeRetention(open: () => Promise<Storage>): void {
  test('requests are counted once, however many arrive at the same time', async () => {
    const storage = await open()
    const request = { key: 'client', quotas: [{ count: 10, windowMs: 60_000 }], now: NOW }
    const results = await Promise.all(Array.from({ length: 40 }, () => storage.consumeRateLimit(request)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(10)
    expect((await storage.consumeRateLimit({ ...request, now: NOW + 60_000 })).ok).toBe(true)
  })

  test('a request whose answer was lost is counted once when it is sent again, also when it used up the limit', async () => {
    const storage = await open()
    const request = {
      key: 'client',
      quotas: [{ count: 3, windowMs: 60_000 }],
      now: NOW,
      amount: 2,
      retryId: 0.5,
    }
    const other = { ...request, amount: 1, retryId: 0.25 }
    for (const sent of [request, request, other, request, other])
      expect(await storage.consumeRateLimit(sent)).toEqual({ ok: true })
    expect((await storage.consumeRateLimit({ ...other, retryId: 0.75 })).ok).toBe(false)
  })

  test("T21: visitors' requests are counted once, though a lost answer made storage repeat each", async () => {
    const storage = await open()
    const limiter = createPostgresRateLimiter({
      storage: {
        async consumeRateLimit(request) {
          await storage.consumeRateLimit(request)
          return storage.consumeRateLimit(request)
        },
      },
      log: createTestLog(),
      now: () => NOW,
      clock: () => NOW,
    })
    const consume = async () => (await limiter.consume('visitor', [{ count: 3, windowMs: 60_000 }])).ok
    expect([await consume(), await consume(), await consume(), await consume()]).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(
      await storage.consumeRateLimit({ key: 'visitor', quotas: [{ count: 3, windowMs: 60_000 }], now: NOW }),
    ).toEqual({
      ok: false,
      retryAfterSeconds: 60,
    })
  })

  test('T21: a clock that is set back makes nobody wait for what was counted before', async () => {
    const storage = await open()
    const request = { key: 'client', quotas: [{ count: 1, windowMs: 60_000 }] }
    expect((await storage.consumeRateLimit({ ...request, now: NOW + 2 * DAY_MS })).ok).toBe(true)
    expect((await storage.consumeRateLimit({ ...request, now: NOW })).ok).toBe(true)
    expect(await storage.consumeRateLimit({ ...request, now: NOW + 1 })).toEqual({
      ok: false,
      retryAfterSeconds: 60,
    })
  })

  test('forms, notes and consents are remembered', async () => {
    const storage = await open()
    const version = { version: 'v1', form: 'contact', definition: '{"name":"contact"}', firstUsedAt: NOW }
    await storage.saveFormVersions([version])
    await storage.saveFormVersions([{ ...version, firstUsedAt: NOW + 1 }])
    expect(await storage.readFormVersion('v1')).toBe('{"name":"contact"}')
    expect(await storage.readFormVersion('v2')).toBeUndefined()
    expect(await storage.listFormVersions(null)).toEqual(['{"name":"contact"}'])
    await storage.writeValue({ name: 'clock', value: '1' })
    await storage.writeValue({ name: 'clock', value: '2' })
    expect(await storage.readValue('clock')).toBe('2')
    const consent = {
      notice: 'n1',
      choice: 'accepted',
      chosenAt: '2026-11-20T12:00:00.000Z',
      receivedAt: NOW,
    } as const
    await storage.recordConsent(consent)
    await storage.recordConsent(consent)
  })

  test('the keys that encrypted answers and files are listed, with answers to recognize them by', async () => {
    const storage = await open()
    expect(await storage.listDataKeyUses(null)).toEqual([])
    const answers = JSON.stringify({ iban: { sealed: 'key-b.abc' }, message: '"sealed":"no.', terms: true })
    const files = [exampleFile(undefined, { keyId: 'key-a' }), exampleFile(undefined, { keyId: null })]
    const submission = exampleSubmission({ answers, files })
    await storage.acceptSubmission(submission)
    const sample = { submissionId: submission.id, field: 'iban', encrypted: 'key-b.abc' }
    expect(await storage.listDataKeyUses(null)).toEqual([
      { keyId: 'key-a', answers: [] },
      { keyId: 'key-b', answers: [sample, sample] },
    ])
  })

  test('it is ready while it is open, and accepts nothing after', async () => {
    const storage = await open()
    expect(await storage.ready()).toBe(true)
    await storage.close()
    expect(await storage.ready()).toBe(false)
    await expect(storage.acceptSubmission(exampleSubmission())).rejects.toThrow('closed')
  })
}
