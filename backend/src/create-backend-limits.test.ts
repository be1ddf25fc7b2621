import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import { createTestBackend, jsonAnswers, postJson } from '../testing/test-backend.ts'
import { testSettings } from '../testing/test-settings.ts'

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const limits = { perMinute: 10, perHour: 30, softPerMinute: 5 }

test('the eleventh in a minute is rejected with a time to wait, exactly, and others are not', async () => {
  const backend = await createTestBackend({
    settings: testSettings({ limits }),
    now: () => Date.UTC(2026, 10, 20),
  })
  const statuses = []
  for (let attempt = 1; attempt <= 12; attempt++)
    statuses.push((await backend.fetch(from('1.1.1.1', attempt))).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429])
  const rejected = await backend.fetch(from('1.1.1.1', 13))
  expect(rejected.headers.get('retry-after')).toBe('60')
  expect((await backend.fetch(from('2.2.2.2', 1))).status).toBe(201)
})

test('the thirty-first in an hour is rejected', async () => {
  let now = Date.UTC(2026, 10, 20)
  const backend = await createTestBackend({ settings: testSettings({ limits }), now: () => now })
  for (let attempt = 1; attempt <= 30; attempt++) {
    expect((await backend.fetch(from('1.1.1.1', attempt))).status).toBe(201)
    now += 60_000
  }
  expect((await backend.fetch(from('1.1.1.1', 31))).status).toBe(429)
  now += 30 * 60_000
  expect((await backend.fetch(from('1.1.1.1', 31))).status).toBe(201)
})

test('the sixth in a minute is stored and quarantined', async () => {
  const backend = await createTestBackend({
    settings: testSettings({ limits }),
    now: () => Date.UTC(2026, 10, 20),
  })
  for (let attempt = 1; attempt <= 5; attempt++) await backend.fetch(from('1.1.1.1', attempt))
  expect((await backend.metrics()).quarantined).toBe(0)
  expect((await backend.fetch(from('1.1.1.1', 6))).status).toBe(201)
  expect((await backend.metrics()).quarantined).toBe(1)
})

test('one form does not use up another’s quota', async () => {
  const backend = await createTestBackend({
    settings: testSettings({ limits: { ...limits, perMinute: 1 } }),
  })
  for (const form of ALL_FORMS) {
    expect((await backend.fetch(postJson(form.endpoint, jsonAnswers(form)))).status).toBe(201)
  }
})

function from(address: string, attempt: number): Request {
  const answers = { ...jsonAnswers(contact), message: `Message ${attempt}` }
  return postJson(contact.endpoint, answers, { 'x-client-address': address })
}
