import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { ELAPSED_NAME, HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import { expect, test } from 'vitest'
import {
  readResponse,
  createTestBackend,
  jsonAnswers,
  postForm,
  postJson,
} from '../../testing/test-backend.ts'
import { testSettings } from '../../testing/test-settings.ts'

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const HONEYPOT = { [HONEYPOT_NAME]: 'https://spam.example' }

/** How a browser sends the form: with the script, and without, in both of its encodings. */
const ENTRY_POINTS = {
  JSON: (extra: object) => postJson(contact.endpoint, { ...jsonAnswers(contact), ...extra }),
  urlencoded: (extra: object) => postForm(contact.endpoint, new URLSearchParams(entries(extra))),
  multipart(extra: object) {
    const body = new FormData()
    for (const [name, value] of entries(extra)) body.append(name, value)
    return postForm(contact.endpoint, body)
  },
}

function entries(extra: object): [string, string][] {
  const answers = Object.entries({ ...jsonAnswers(contact), ...extra })
  return answers.map(([name, value]) => [name, value === true ? 'on' : String(value)])
}

function from(request: Request, client: string, key?: string): Request {
  request.headers.set('x-client-address', client)
  if (key !== undefined) request.headers.set('idempotency-key', key)
  return request
}

const everyPair = Object.entries(ENTRY_POINTS).flatMap(([attacker, attack]) =>
  Object.entries(ENTRY_POINTS).map(([sender, send]) => ({ attacker, attack, sender, send })),
)

test.each(everyPair)(
  'T87: a quarantined copy sent as $attacker never suppresses the real submission sent as $sender',
  async ({ attack, send }) => {
    const backend = await createTestBackend()
    const received = async (request: Request) =>
      (await readResponse(await backend.fetch(request))).body.reference
    const copies = [
      await received(from(attack(HONEYPOT), '192.0.2.66')),
      await received(from(attack(HONEYPOT), '192.0.2.7')),
      await received(from(attack({ [ELAPSED_NAME]: '1' }), '192.0.2.7')),
    ]
    const real = await received(from(send({}), '192.0.2.7'))
    expect(copies).not.toContain(real)
    expect(await backend.metrics()).toMatchObject({ quarantined: 2, outboxWaiting: 2 })
    expect(await received(from(send({}), '192.0.2.7'))).toBe(real)
  },
)

test('T87: a stranger who sends the same answers gets a receipt of their own', async () => {
  const backend = await createTestBackend()
  const received = async (client: string) =>
    (await readResponse(await backend.fetch(from(ENTRY_POINTS.JSON({}), client)))).body.id
  expect(await received('192.0.2.66')).not.toBe(await received('192.0.2.7'))
})

test('T87: a flood from the same address quarantines its own copies, not those sent after it is over', async () => {
  let now = Date.UTC(2026, 10, 20)
  const limits = { perMinute: 0, perHour: 0, softPerMinute: 1 }
  const backend = await createTestBackend({ settings: testSettings({ limits }), now: () => now })
  const send = (message: string) =>
    backend.fetch(from(ENTRY_POINTS.JSON({ message }), '192.0.2.7')).then(readResponse)
  await send('something else')
  const copy = await send('the answers of the real sender')
  now += 61_000
  const real = await send('the answers of the real sender')
  expect(real.body.reference).not.toBe(copy.body.reference)
  expect(await backend.metrics()).toMatchObject({ quarantined: 1, outboxWaiting: 4 })
})

test('T87: a sender who tries again under the same key, now with nothing against it, is notified of', async () => {
  const backend = await createTestBackend()
  const send = async (extra: object) =>
    (await readResponse(await backend.fetch(from(ENTRY_POINTS.JSON(extra), '192.0.2.7', 'one attempt')))).body
  const first = await send(HONEYPOT)
  expect(await send(HONEYPOT)).toEqual(first)
  expect(await backend.metrics()).toMatchObject({ quarantined: 1, outboxWaiting: 0 })
  expect(await send({})).toEqual(first)
  expect((await backend.metrics()).quarantined).toBe(0)
})
