import { expect, test } from 'vitest'
import type { Acceptance, NewSubmission } from '../commands/accept-submission.ts'
import { exampleFile, exampleSubmission } from '../../../tests/storage-contract/example-submission.ts'
import { UniqueValueTakenError } from '../storage.ts'
import { batchAccepts } from './batch-accepts.ts'

function stored({ id, reference }: NewSubmission): Acceptance {
  return { kind: 'stored', id, reference }
}

/** Notes what is stored together, and takes a turn of the loop over it. */
function recordingBatches(fail?: (batch: readonly NewSubmission[]) => Error | undefined) {
  const batches: NewSubmission[][] = []
  const alone: NewSubmission[] = []
  const accept = batchAccepts({
    async acceptOne(submission) {
      alone.push(submission)
      return stored(submission)
    },
    async acceptMany(submissions) {
      batches.push([...submissions])
      await new Promise(setImmediate)
      const error = fail?.(submissions)
      if (error) throw error
      return submissions.map(stored)
    },
  })
  return { accept, batches, alone }
}

function some(count: number): NewSubmission[] {
  return Array.from({ length: count }, () => exampleSubmission())
}

test('what comes while others are stored goes together, in the order in which it came', async () => {
  const { accept, batches } = recordingBatches()
  const submissions = some(80)
  const acceptances = await Promise.all(submissions.map(accept))
  expect(acceptances).toEqual(submissions.map(stored))
  expect(batches.map(({ length }) => length)).toEqual([1, 1, 64, 14])
  expect(batches.flat()).toEqual(submissions)
})

test('a second attempt under one key waits for the first', async () => {
  const { accept, batches } = recordingBatches()
  const { idempotency } = exampleSubmission()
  await Promise.all(
    [...some(2), exampleSubmission({ idempotency }), exampleSubmission({ idempotency })].map(accept),
  )
  for (const batch of batches)
    expect(new Set(batch.map((one) => one.idempotency.keyHash)).size).toBe(batch.length)
  expect(batches.flat()).toHaveLength(4)
})

test('files travel alone', async () => {
  const { accept, batches, alone } = recordingBatches()
  await accept(exampleSubmission({ files: [exampleFile()] }))
  expect([batches.length, alone.length]).toEqual([0, 1])
})

test('when one of a batch cannot be stored, each is tried alone', async () => {
  const { accept, alone } = recordingBatches((batch) =>
    batch.length > 1 ? new UniqueValueTakenError() : undefined,
  )
  const submissions = some(6)
  expect(await Promise.all(submissions.map(accept))).toEqual(submissions.map(stored))
  expect(alone).toEqual(submissions.slice(2))
})

test('when the database is unavailable no submission is retried alone, and the next batch is not delayed', async () => {
  let isUnavailable = true
  const unavailable = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  const { accept, alone } = recordingBatches(() => (isUnavailable ? unavailable : undefined))
  const results = await Promise.allSettled(some(6).map(accept))
  expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'rejected'))
  isUnavailable = false
  expect(await accept(exampleSubmission())).toMatchObject({ kind: 'stored' })
  expect(alone).toEqual([])
})
