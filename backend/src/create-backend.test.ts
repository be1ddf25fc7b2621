import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { TRAP_NAME } from '@beam/forms/engine/trap.ts'
import { describe, expect, test, vi } from 'vitest'
import {
  answered,
  createTestBackend,
  jsonAnswers,
  postForm,
  postJson,
  shareTestBackend,
} from './testing/test-backend.ts'
import { testSettings } from './testing/test-settings.ts'

/** On a busy machine a thread takes its time to start. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!

describe('sending again', () => {
  const shared = shareTestBackend()

  test('the same key and answers give the same receipt, stored once', async () => {
    const backend = shared()
    const send = () =>
      backend.fetch(postJson(contact.endpoint, jsonAnswers(contact), { 'idempotency-key': 'again 0' }))
    const before = (await backend.metrics()).storedByForm['contact']!
    const receipts = await Promise.all(Array.from({ length: 200 }, async () => (await send()).text()))
    expect(new Set(receipts).size).toBe(1)
    expect((await backend.metrics()).storedByForm['contact']).toBe(before + 1)
  })

  test('the same key for other answers is refused', async () => {
    const backend = shared()
    const headers = { 'idempotency-key': 'again 1' }
    await backend.fetch(postJson(contact.endpoint, jsonAnswers(contact), headers))
    const other = { ...jsonAnswers(contact), message: 'Something else' }
    const { status, body } = await answered(await backend.fetch(postJson(contact.endpoint, other, headers)))
    expect(status).toBe(422)
    expect(Object.keys(body)).toEqual(['message'])
  })

  test('what was refused may be put right under the same key', async () => {
    const backend = shared()
    const headers = { 'idempotency-key': 'again 2' }
    expect((await backend.fetch(postJson(contact.endpoint, {}, headers))).status).toBe(422)
    expect((await backend.fetch(postJson(contact.endpoint, jsonAnswers(contact), headers))).status).toBe(201)
  })

  test('without a key the same answers are the same submission for ten minutes', async () => {
    let now = Date.UTC(2026, 10, 20)
    const backend = await createTestBackend({ now: () => now })
    const send = async () =>
      (await answered(await backend.fetch(postJson(contact.endpoint, jsonAnswers(contact))))).body.id
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
    const [one, two] = [await answered(await send('one')), await answered(await send('two'))]
    expect(one.body.id).not.toBe(two.body.id)
  })

  test('a key longer than 255 characters is refused', async () => {
    const backend = shared()
    const send = (length: number) =>
      backend.fetch(
        postJson(contact.endpoint, jsonAnswers(contact), { 'idempotency-key': 'k'.repeat(length) }),
      )
    expect((await send(255)).status).toBe(201)
    expect((await send(256)).status).toBe(400)
  })
})

describe('what must not be', () => {
  const shared = shareTestBackend()

  test.each([
    ['no JSON', '{"firstName":', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['a text', '"text"', 400],
    ['a list where text belongs', '{"firstName":["A"]}', 400],
    ['twenty thousand brackets', '['.repeat(20_000), 400],
    ['more than a form can hold', `{"message":"${'x'.repeat(200_000)}"}`, 413],
  ])('%s is refused', async (_what, body, status) => {
    const backend = shared()
    const response = await answered(await backend.fetch(postJson(contact.endpoint, body)))
    expect(response.status).toBe(status)
    expect(response.body.message.length).toBeGreaterThan(0)
  })

  test.each([
    'text/plain',
    'application/json\ta',
    ' application/json, text/plain',
    'application/json; charset=utf-16',
    'application/jsonp',
    'multipart/mixed; boundary=x',
    '',
  ])('the content type %j is refused', async (type) => {
    const backend = shared()
    const request = new Request(`http://beam.example${contact.endpoint}`, {
      method: 'POST',
      body: Buffer.from(JSON.stringify(jsonAnswers(contact))),
      ...(type !== '' && { headers: { 'content-type': type } }),
    })
    expect((await backend.fetch(request)).status).toBe(415)
  })

  test('bytes that are no UTF-8 are refused', async () => {
    const backend = shared()
    const request = new Request(`http://beam.example${contact.endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
    })
    expect((await backend.fetch(request)).status).toBe(400)
  })

  test('a body without a stated length is cut off where it becomes too long', async () => {
    const backend = shared()
    let pulled = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1
        if (pulled > 10_000) return controller.close()
        controller.enqueue(new Uint8Array(10_000).fill(0x20))
      },
    })
    const request = new Request(`http://beam.example${contact.endpoint}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit)
    expect((await backend.fetch(request)).status).toBe(413)
    expect(pulled).toBeLessThan(100)
  })

  test('a foreign origin is refused and nothing is stored', async () => {
    const backend = shared()
    const request = postJson(contact.endpoint, jsonAnswers(contact), { origin: 'https://evil.example' })
    expect((await backend.fetch(request)).status).toBe(403)
    expect((await backend.metrics()).storedByForm['contact']).toBe(0)
  })

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s is refused and told what is allowed',
    async (method) => {
      const backend = shared()
      const response = await backend.fetch(new Request(`http://beam.example${contact.endpoint}`, { method }))
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('POST')
    },
  )

  test('an unknown address is not there', async () => {
    const backend = shared()
    expect((await backend.fetch(new Request('http://beam.example/api/submissions'))).status).toBe(404)
  })

  test('nobody’s prototype is changed by a body', async () => {
    const backend = shared()
    await backend.fetch(
      postJson(
        contact.endpoint,
        '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
      ),
    )
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

function from(address: string, attempt: number): Request {
  const answers = { ...jsonAnswers(contact), message: `Message ${attempt}` }
  return postJson(contact.endpoint, answers, { 'x-client-address': address })
}

describe('too much from one client', () => {
  const limits = { perMinute: 10, perHour: 30, quietPerMinute: 5 }
  test('the eleventh in a minute is refused with a time to wait, exactly, and others are not', async () => {
    const backend = await createTestBackend({
      settings: testSettings({ limits }),
      now: () => Date.UTC(2026, 10, 20),
    })
    const statuses = []
    for (let attempt = 1; attempt <= 12; attempt++)
      statuses.push((await backend.fetch(from('1.1.1.1', attempt))).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429])
    const refused = await backend.fetch(from('1.1.1.1', 13))
    expect(refused.headers.get('retry-after')).toBe('60')
    expect((await backend.fetch(from('2.2.2.2', 1))).status).toBe(201)
  })

  test('the thirty-first in an hour is refused', async () => {
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

  test('the sixth in a minute is taken, but set aside', async () => {
    const backend = await createTestBackend({
      settings: testSettings({ limits }),
      now: () => Date.UTC(2026, 10, 20),
    })
    for (let attempt = 1; attempt <= 5; attempt++) await backend.fetch(from('1.1.1.1', attempt))
    expect((await backend.metrics()).quarantined).toBe(0)
    expect((await backend.fetch(from('1.1.1.1', 6))).status).toBe(201)
    expect((await backend.metrics()).quarantined).toBe(1)
  })

  test('one form does not use up another’s turns', async () => {
    const backend = await createTestBackend({
      settings: testSettings({ limits: { ...limits, perMinute: 1 } }),
    })
    for (const form of ALL_FORMS) {
      expect((await backend.fetch(postJson(form.endpoint, jsonAnswers(form)))).status).toBe(201)
    }
  })
})

test('whoever fills the trap gets the same thanks, and waits for a person', async () => {
  const backend = await createTestBackend()
  const trapped = postJson(contact.endpoint, { ...jsonAnswers(contact), [TRAP_NAME]: 'https://spam.example' })
  const { status, body } = await answered(await backend.fetch(trapped))
  expect(status).toBe(201)
  expect(body.message).toBe(contact.success.join(' '))
  expect(await backend.metrics()).toMatchObject({ quarantined: 1, outboxWaiting: 0 })
})

test('the endpoints are described', async () => {
  const backend = await createTestBackend()
  const described = (await (await backend.fetch(new Request('http://beam.example/openapi.json'))).json()) as {
    paths: object
  }
  expect(Object.keys(described.paths)).toEqual([
    ...ALL_FORMS.map(({ endpoint }) => endpoint),
    '/api/log-consent',
  ])
})

test('after closing, nothing is taken any more, and it says so', async () => {
  const backend = await createTestBackend()
  await backend.close()
  const response = await backend.fetch(postJson(contact.endpoint, jsonAnswers(contact)))
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(await backend.ready()).toBe(false)
})

test.each([1, 7])('a site that takes files of %i MB takes them, no more, and says so', async (megabytes) => {
  const backend = await createTestBackend({ settings: testSettings({ maxUploadMegabytes: megabytes }) })
  const [form, file] = ALL_FORMS.flatMap((one) => {
    const named = Object.entries(one.fields).find(([, field]) => field.type === 'file')
    return named ? [[one, named[0]] as const] : []
  })[0]!
  const send = async (bytes: number) => {
    const body = new FormData()
    for (const [name, answer] of Object.entries(jsonAnswers(form))) body.append(name, String(answer))
    const content = new Uint8Array(bytes).fill(32)
    content.set(new TextEncoder().encode('%PDF-1.7\n'))
    body.append(file, new File([content], 'file.pdf', { type: 'application/pdf' }))
    return answered(await backend.fetch(postForm(form.endpoint, body)))
  }
  expect((await send(megabytes * 1024 * 1024)).status).toBe(201)
  const refused = await send(megabytes * 1024 * 1024 + 1)
  expect(refused.status).toBe(413)
  expect(refused.body.message).toBe(`A file may have at most ${megabytes} MB.`)
})
