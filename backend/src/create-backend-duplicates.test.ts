import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import {
  readResponse,
  createTestBackend,
  jsonAnswers,
  postJson,
  shareTestBackend,
} from '../testing/test-backend.ts'

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const shared = shareTestBackend()

test('T56: the same key and answers give the same receipt, stored once', async () => {
  const backend = shared()
  const send = () =>
    backend.fetch(postJson(contact.endpoint, jsonAnswers(contact), { 'idempotency-key': 'again 0' }))
  const before = (await backend.metrics()).storedByForm['contact']!
  const receipts = await Promise.all(Array.from({ length: 200 }, async () => (await send()).text()))
  expect(new Set(receipts).size).toBe(1)
  expect((await backend.metrics()).storedByForm['contact']).toBe(before + 1)
})

test('T56: the same key for other answers is rejected', async () => {
  const backend = shared()
  const headers = { 'idempotency-key': 'again 1' }
  await backend.fetch(postJson(contact.endpoint, jsonAnswers(contact), headers))
  const other = { ...jsonAnswers(contact), message: 'Something else' }
  const { status, body } = await readResponse(await backend.fetch(postJson(contact.endpoint, other, headers)))
  expect(status).toBe(422)
  expect(Object.keys(body)).toEqual(['message'])
})

test('what was rejected may be put right under the same key', async () => {
  const backend = shared()
  const headers = { 'idempotency-key': 'again 2' }
  expect((await backend.fetch(postJson(contact.endpoint, {}, headers))).status).toBe(422)
  expect((await backend.fetch(postJson(contact.endpoint, jsonAnswers(contact), headers))).status).toBe(201)
})

test('T57: without a key the same answers are the same submission for ten minutes', async () => {
  let now = Date.UTC(2026, 10, 20)
  const backend = await createTestBackend({ now: () => now })
  const send = async () =>
    (await readResponse(await backend.fetch(postJson(contact.endpoint, jsonAnswers(contact))))).body.id
  const first = await send()
  now += 10 * 60_000 - 1
  expect(await send()).toBe(first)
  now += 1
  expect(await send()).not.toBe(first)
})

test('two keys are two submissions, however alike', async () => {
  const backend = shared()
  const send = (key: string) =>
    backend.fetch(postJson(contact.endpoint, jsonAnswers(contact), { 'idempotency-key': key }))
  const [one, two] = [await readResponse(await send('one')), await readResponse(await send('two'))]
  expect(one.body.id).not.toBe(two.body.id)
})

test('a key longer than 255 characters is rejected', async () => {
  const backend = shared()
  const send = (length: number) =>
    backend.fetch(postJson(contact.endpoint, jsonAnswers(contact), { 'idempotency-key': 'k'.repeat(length) }))
  expect((await send(255)).status).toBe(201)
  expect((await send(256)).status).toBe(400)
})
