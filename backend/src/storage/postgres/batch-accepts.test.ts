import { expect, test } from 'vitest'
import type { Acceptance, NewSubmission } from '../commands/accept-submission.ts'
import { exampleFile, exampleSubmission } from '../../../tests/storage-contract/example-submission.ts'
import { UniqueValueTaken } from '../storage.ts'
import { batchAccepts } from './batch-accepts.ts'

function stored({ id, reference }: NewSubmission): Acceptance {
  return { kind: 'stored', id, reference }
}

/** Notes what is stored together, and takes a turn of the loop over it. */
function notingGroups(fail?: (group: readonly NewSubmission[]) => Error | undefined) {
  const groups: NewSubmission[][] = []
  const alone: NewSubmission[] = []
  const accept = batchAccepts({
    async acceptOne(submission) {
      alone.push(submission)
      return stored(submission)
    },
    async acceptMany(submissions) {
      groups.push([...submissions])
      await new Promise(setImmediate)
      const error = fail?.(submissions)
      if (error) throw error
      return submissions.map(stored)
    },
  })
  return { accept, groups, alone }
}

function some(count: number): NewSubmission[] {
  return Array.from({ length: count }, () => exampleSubmission())
}

test('what comes while others are stored goes together, in the order in which it came', async () => {
  const { accept, groups } = notingGroups()
  const submissions = some(80)
  const acceptances = await Promise.all(submissions.map(accept))
  expect(acceptances).toEqual(submissions.map(stored))
  expect(groups.map(({ length }) => length)).toEqual([1, 1, 64, 14])
  expect(groups.flat()).toEqual(submissions)
})

test('a second attempt under one key waits for the first', async () => {
  const { accept, groups } = notingGroups()
  const { idempotency } = exampleSubmission()
  await Promise.all(
    [...some(2), exampleSubmission({ idempotency }), exampleSubmission({ idempotency })].map(accept),
  )
  for (const group of groups)
    expect(new Set(group.map((one) => one.idempotency.keyHash)).size).toBe(group.length)
  expect(groups.flat()).toHaveLength(4)
})

test('files travel alone', async () => {
  const { accept, groups, alone } = notingGroups()
  await accept(exampleSubmission({ files: [exampleFile()] }))
  expect([groups.length, alone.length]).toEqual([0, 1])
})

test('when one of a group cannot be stored, each is tried alone', async () => {
  const { accept, alone } = notingGroups((group) => (group.length > 1 ? new UniqueValueTaken() : undefined))
  const submissions = some(6)
  expect(await Promise.all(submissions.map(accept))).toEqual(submissions.map(stored))
  expect(alone).toEqual(submissions.slice(2))
})

test('when the database is away nobody is tried alone: each is told, and the next group is not held up', async () => {
  let isAway = true
  const away = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  const { accept, alone } = notingGroups(() => (isAway ? away : undefined))
  const told = await Promise.allSettled(some(6).map(accept))
  expect(told.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'rejected'))
  isAway = false
  expect(await accept(exampleSubmission())).toMatchObject({ kind: 'stored' })
  expect(alone).toEqual([])
})
