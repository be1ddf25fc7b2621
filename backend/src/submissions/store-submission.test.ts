import { contactForm } from '@beam/forms/definitions/contact.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { expect, test } from 'vitest'
import { readDataKeys } from '../keys/data-keys.ts'
import type { NewSubmission } from '../storage/commands/accept-submission.ts'
import { UniqueValueTakenError, type Storage } from '../storage/storage.ts'
import { REFERENCE } from './new-reference.ts'
import { storeSubmission } from './store-submission.ts'

const KEYS = readDataKeys(`test:${Buffer.alloc(32, 1).toString('base64')}`)

test('a submission whose reference is in use is stored under another', async () => {
  const tried: NewSubmission[] = []
  const stored = await store(tried, 4)
  expect(stored).toEqual({ kind: 'stored', id: tried[4]!.id, reference: tried[4]!.reference })
  expect(tried[4]!.reference).toMatch(REFERENCE)
  expect(new Set(tried.map(({ reference }) => reference)).size).toBe(5)
  expect(new Set(tried.map(({ idempotency }) => idempotency.keyHash)).size).toBe(1)
})

test('five references in use are a bug, not bad luck', async () => {
  const tried: NewSubmission[] = []
  await expect(store(tried, 5)).rejects.toThrow(UniqueValueTakenError)
  expect(tried).toHaveLength(5)
})

/** Stores one submission in a storage in which the first references are taken; collects what it was given. */
function store(tried: NewSubmission[], taken: number) {
  const acceptSubmission: Storage['acceptSubmission'] = (submission) => {
    tried.push(submission)
    const { id, reference } = submission
    return tried.length <= taken
      ? Promise.reject(new UniqueValueTakenError())
      : Promise.resolve({ kind: 'stored', id, reference })
  }
  return storeSubmission(
    { storage: { acceptSubmission } as Storage, keys: KEYS },
    {
      form: contactForm,
      formVersion: 'v1',
      answers: filledAnswers(contactForm),
      files: {},
      reasons: [],
      client: 'client',
      idempotencyKey: 'key',
      receivedAt: Date.UTC(2026, 10, 20),
      deliveries: ['staff-mail'],
    },
  )
}
