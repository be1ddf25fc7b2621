import { expect, test } from 'vitest'
import type { BackendRequest } from '../create-backend.ts'
import { testSettings } from '../../testing/test-settings.ts'
import { contact, FORM, goodAnswers, JSON_TYPE, post, useTestIntake } from '../../testing/use-test-intake.ts'

const { backend, open, fromPage } = useTestIntake()

test('T21: wrong answers count like all others, with JavaScript and without', async () => {
  await open({ settings: testSettings({ limits: { perMinute: 4, perHour: 0, softPerMinute: 0 } }) })
  const statuses = []
  for (let attempt = 0; attempt < 3; attempt++) {
    const json = post(contact.endpoint, '{}', { 'content-type': JSON_TYPE })
    const page = post(contact.page, 'a=b', { 'content-type': FORM })
    statuses.push(
      (await backend().respond(json.request)).status,
      (await fromPage(page.request)).response.status,
    )
  }
  expect(statuses).toEqual([422, 422, 422, 422, 429, 429])
})

test('T79: eight addresses that hold all slots they get leave others theirs', async () => {
  await open({ slots: { total: 512, perAddress: 8, perNetwork: 32 } })
  const never: BackendRequest['body'] = {
    [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }),
  }
  for (let index = 0; index < 8 * 64; index++) {
    const headers = { 'content-type': FORM, 'x-client-address': `192.0.${index % 8}.7` }
    void fromPage({ ...post(contact.page, '', headers).request, body: never })
  }
  for (let other = 0; other < 20; other++) {
    const headers = { 'content-type': FORM, 'x-client-address': `198.51.${other}.1` }
    expect((await fromPage(post(contact.page, goodAnswers(), headers).request)).response.status).toBe(303)
  }
})
