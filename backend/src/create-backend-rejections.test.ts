import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, test } from 'vitest'
import { readResponse, jsonAnswers, postJson, shareTestBackend } from '../testing/test-backend.ts'

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const shared = shareTestBackend()

test.each([
  ['no JSON', '{"firstName":', 400],
  ['a list', '[]', 400],
  ['null', 'null', 400],
  ['a text', '"text"', 400],
  ['a list where text belongs', '{"firstName":["A"]}', 400],
  ['twenty thousand brackets', '['.repeat(20_000), 400],
  ['more than a form can hold', `{"message":"${'x'.repeat(200_000)}"}`, 413],
])('%s is rejected', async (_what, body, status) => {
  const backend = shared()
  const response = await readResponse(await backend.fetch(postJson(contact.endpoint, body)))
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
])('T2: the content type %j is rejected', async (type) => {
  const backend = shared()
  const request = new Request(`http://beam.example${contact.endpoint}`, {
    method: 'POST',
    body: Buffer.from(JSON.stringify(jsonAnswers(contact))),
    ...(type !== '' && { headers: { 'content-type': type } }),
  })
  expect((await backend.fetch(request)).status).toBe(415)
})

test('T1: bytes that are no UTF-8 are rejected', async () => {
  const backend = shared()
  const request = new Request(`http://beam.example${contact.endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
  })
  expect((await backend.fetch(request)).status).toBe(400)
})

test('T13: a body without a stated length is cut off where it becomes too long', async () => {
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

test('T29: a foreign origin is rejected and nothing is stored', async () => {
  const backend = shared()
  const request = postJson(contact.endpoint, jsonAnswers(contact), { origin: 'https://evil.example' })
  expect((await backend.fetch(request)).status).toBe(403)
  expect((await backend.metrics()).storedByForm['contact']).toBe(0)
})

test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  '%s is rejected with the methods that are allowed',
  async (method) => {
    const backend = shared()
    const response = await backend.fetch(new Request(`http://beam.example${contact.endpoint}`, { method }))
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  },
)

test('an unknown address is not found', async () => {
  const backend = shared()
  expect((await backend.fetch(new Request('http://beam.example/api/submissions'))).status).toBe(404)
})

test('T3: nobody’s prototype is changed by a body', async () => {
  const backend = shared()
  await backend.fetch(
    postJson(
      contact.endpoint,
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    ),
  )
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})
