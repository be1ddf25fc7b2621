import { describe, expect, test } from 'vitest'
import { testSettings } from '../../testing/test-settings.ts'
import { contact, FORM, goodAnswers, JSON_TYPE, post, useTestIntake } from '../../testing/use-test-intake.ts'

const ONE_A_MINUTE = { perMinute: 1, perHour: 0, softPerMinute: 0 }

const { backend, open, fromPage } = useTestIntake()

describe('T77: what is rejected is rejected before its body is read', () => {
  const large = { 'content-length': String(200 * 1024) }
  const cases: readonly [string, Record<string, string>, number][] = [
    ['from another site', { 'content-type': JSON_TYPE, origin: 'https://evil.example' }, 403],
    ['of another type', { 'content-type': 'text/plain' }, 415],
    ['of a length that is too large', { 'content-type': JSON_TYPE, ...large }, 413],
    ['with an endless key', { 'content-type': JSON_TYPE, 'idempotency-key': 'k'.repeat(300) }, 400],
  ]
  test.each(cases)('JSON %s', async (_what, headers, status) => {
    const { request, read } = post(contact.endpoint, '{}', headers)
    expect((await backend().respond(request)).status).toBe(status)
    expect(read.bytes).toBe(0)
  })

  test('JSON of a client that comes too often, or too often at once, or while the process is late', async () => {
    await open({
      settings: testSettings({ limits: ONE_A_MINUTE }),
      slots: { total: 9, perAddress: 1, perNetwork: 9 },
    })
    const first = post(contact.endpoint, '{}', { 'content-type': JSON_TYPE })
    const [, atOnce] = await Promise.all([backend().respond(first.request), postEmptyForm()])
    const [response, read] = atOnce
    expect([response.status, response.headers['retry-after'], read.bytes]).toEqual([429, '2', 0])
    const [late, lateRead] = await postEmptyForm()
    expect([late.status, late.headers['retry-after'], lateRead.bytes]).toEqual([429, '60', 0])

    await open({ isOverloaded: () => true })
    const [busy, busyRead] = await postEmptyForm()
    expect([busy.status, busy.headers['retry-after'], busyRead.bytes]).toEqual([503, '2', 0])
  })

  test('a page of a client that goes on and on', async () => {
    await open({ settings: testSettings({ limits: ONE_A_MINUTE }) })
    const outcomes = []
    for (let attempt = 0; attempt < 33; attempt++) {
      const { request, read } = post(contact.page, goodAnswers(), { 'content-type': FORM })
      const { response, rejectedForm } = await fromPage(request)
      outcomes.push([response.status, rejectedForm !== null, read.bytes > 0])
    }
    expect(outcomes[0]).toEqual([303, false, true])
    expect(outcomes.slice(1, 31)).toEqual(Array.from({ length: 30 }, () => [429, true, true]))
    expect(outcomes.slice(31)).toEqual(Array.from({ length: 2 }, () => [429, false, false]))
  })

  test('a page that takes no form', async () => {
    const { request, read } = post('/about-us', goodAnswers(), { 'content-type': FORM })
    const { response } = await backend().submitFromPage(request, async () => null)
    expect([response.status, response.headers['allow'], read.bytes]).toEqual([405, 'GET, HEAD', 0])
  })
})

describe('a body that is too large by its stated length and then stalls', () => {
  const page = { 'content-type': FORM, 'content-length': String(200 * 1024) }

  test('is rejected at its endpoint without being read', async () => {
    const { request } = post(contact.endpoint, '', { ...page, 'content-type': JSON_TYPE })
    const response = await backend().respond({ ...request, body: stalledAfter('') })
    expect(response.status).toBe(413)
  })

  test.each([
    ['what was typed until then', 'firstName=Ana&lastName=Sil', 'Ana'],
    ['a plain error where nothing was', '', undefined],
  ])('is rejected at its page, with %s', async (_what, sent, answers) => {
    const { request } = post(contact.page, '', page)
    const { response, rejectedForm } = await fromPage({ ...request, body: stalledAfter(sent) })
    expect(response.status).toBe(413)
    expect(rejectedForm?.answers['firstName']).toBe(answers)
  })
})

test('T81: a body without a stated length is read no further than the form takes', async () => {
  for (const type of [JSON_TYPE, FORM, 'multipart/form-data; boundary=x']) {
    const start = type.startsWith('multipart')
      ? '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n'
      : ''
    const { request, read } = post(contact.endpoint, start + 'a'.repeat(2_000_000), { 'content-type': type })
    expect((await backend().respond(request)).status).toBe(413)
    expect(read.bytes).toBeLessThanOrEqual(2 * 128 * 1024 + 2 * 1024)
  }
})

test('T78: the address of the thank-you panel is signed for the form’s page', async () => {
  const { request } = post(contact.page, goodAnswers(), { 'content-type': FORM })
  const { response } = await fromPage(request)
  const location = new URL(response.headers['location'] ?? '', 'https://beam.example')
  expect([response.status, location.pathname]).toEqual([303, contact.page])
  expect(backend().receiptLinks.read(contact.page, location.searchParams.get('sent') ?? '')).toMatch(/^BW-/u)
})

async function postEmptyForm() {
  const { request, read } = post(contact.endpoint, '{}', { 'content-type': JSON_TYPE })
  return [await backend().respond(request), read] as const
}

/** A body whose client sends this and nothing more. */
function stalledAfter(sent: string): AsyncIterable<Uint8Array> {
  return {
    async *[Symbol.asyncIterator]() {
      if (sent !== '') yield Buffer.from(sent)
      await new Promise(() => {})
    },
  }
}
