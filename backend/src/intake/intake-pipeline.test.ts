import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { longestAnswer } from '@beam/forms/engine/validate.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BackendDependencies, BackendRequest } from '../create-backend.ts'
import { createTestBackend, jsonAnswers, type TestBackend } from '../../testing/test-backend.ts'
import { testSettings } from '../../testing/test-settings.ts'

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const apply = ALL_FORMS.find(({ name }) => name === 'apply')!
const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'
const ONE_A_MINUTE = { perMinute: 1, perHour: 0, softPerMinute: 0 }

let backend: TestBackend

async function open(changes: Partial<BackendDependencies> = {}) {
  backend = await createTestBackend({
    settings: testSettings({ limits: { perMinute: 0, perHour: 0, softPerMinute: 0 } }),
    ...changes,
  })
}

beforeEach(() => open())

/** A post whose body says how much of it was read. */
function post(path: string, body: string | Uint8Array, headers: Record<string, string>) {
  const bytes = Buffer.from(body)
  const read = { bytes: 0 }
  const request: BackendRequest = {
    url: `https://beam.example${path}`,
    method: 'POST',
    headers: new Headers({ host: 'beam.example', 'x-client-address': '192.0.2.1', ...headers }),
    body: {
      async *[Symbol.asyncIterator]() {
        for (let start = 0; start < bytes.length; start += 1024) {
          read.bytes += 1024
          yield bytes.subarray(start, start + 1024)
        }
      },
    },
  }
  return { request, read }
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

function urlEncoded(answers: Record<string, unknown>): string {
  return new URLSearchParams(
    Object.entries(answers).map(([name, response]) => [name, response === true ? 'on' : String(response)]),
  ).toString()
}

const fromPage = (request: BackendRequest, form = contact) =>
  backend.submitFromPage(request, async () => form.name)
const good = () => urlEncoded(jsonAnswers(contact))

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
    expect((await backend.respond(request)).status).toBe(status)
    expect(read.bytes).toBe(0)
  })

  test('JSON of a client that comes too often, or too often at once, or while the process is late', async () => {
    await open({
      settings: testSettings({ limits: ONE_A_MINUTE }),
      slots: { total: 9, perAddress: 1, perNetwork: 9 },
    })
    const first = post(contact.endpoint, '{}', { 'content-type': JSON_TYPE })
    const [, atOnce] = await Promise.all([backend.respond(first.request), postEmptyForm()])
    const [response, read] = atOnce
    expect([response.status, response.headers['retry-after'], read.bytes]).toEqual([429, '2', 0])
    const [late, lateRead] = await postEmptyForm()
    expect([late.status, late.headers['retry-after'], lateRead.bytes]).toEqual([429, '60', 0])

    await open({ isOverloaded: () => true })
    const [busy, busyRead] = await postEmptyForm()
    expect([busy.status, busy.headers['retry-after'], busyRead.bytes]).toEqual([503, '2', 0])
  })

  async function postEmptyForm() {
    const { request, read } = post(contact.endpoint, '{}', { 'content-type': JSON_TYPE })
    return [await backend.respond(request), read] as const
  }

  test('a page of a client that goes on and on', async () => {
    await open({ settings: testSettings({ limits: ONE_A_MINUTE }) })
    const outcomes = []
    for (let attempt = 0; attempt < 33; attempt++) {
      const { request, read } = post(contact.page, good(), { 'content-type': FORM })
      const { response, rejectedForm } = await fromPage(request)
      outcomes.push([response.status, rejectedForm !== null, read.bytes > 0])
    }
    expect(outcomes[0]).toEqual([303, false, true])
    expect(outcomes.slice(1, 31)).toEqual(Array.from({ length: 30 }, () => [429, true, true]))
    expect(outcomes.slice(31)).toEqual(Array.from({ length: 2 }, () => [429, false, false]))
  })

  test('a page that takes no form', async () => {
    const { request, read } = post('/about-us', good(), { 'content-type': FORM })
    const { response } = await backend.submitFromPage(request, async () => null)
    expect([response.status, response.headers['allow'], read.bytes]).toEqual([405, 'GET, HEAD', 0])
  })
})

describe('a body that is too large by its stated length and then stalls', () => {
  const page = { 'content-type': FORM, 'content-length': String(200 * 1024) }

  test('is rejected at its endpoint without being read', async () => {
    const { request } = post(contact.endpoint, '', { ...page, 'content-type': JSON_TYPE })
    const response = await backend.respond({ ...request, body: stalledAfter('') })
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
    expect((await backend.respond(request)).status).toBe(413)
    expect(read.bytes).toBeLessThanOrEqual(2 * 128 * 1024 + 2 * 1024)
  }
})

test('T21: wrong answers count like all others, with JavaScript and without', async () => {
  await open({ settings: testSettings({ limits: { perMinute: 4, perHour: 0, softPerMinute: 0 } }) })
  const statuses = []
  for (let attempt = 0; attempt < 3; attempt++) {
    const json = post(contact.endpoint, '{}', { 'content-type': JSON_TYPE })
    const page = post(contact.page, 'a=b', { 'content-type': FORM })
    statuses.push(
      (await backend.respond(json.request)).status,
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
    expect((await fromPage(post(contact.page, good(), headers).request)).response.status).toBe(303)
  }
})

describe('T78: what a page shows again', () => {
  const limit = longestAnswer(contact.fields['message'] as never)

  test('is all of a message that is a little too long', async () => {
    const message = 'm'.repeat(limit + 200)
    const { request } = post(contact.page, urlEncoded({ ...jsonAnswers(contact), message }), {
      'content-type': FORM,
    })
    const { response, rejectedForm } = await fromPage(request)
    expect(response.status).toBe(422)
    expect(rejectedForm?.answers['message']).toBe(message)
    expect(Object.keys(rejectedForm?.errors ?? {})).toEqual(['message'])
  })

  test('is bounded, however much was sent', async () => {
    const answers = Object.fromEntries(Object.keys(apply.fields).map((name) => [name, '<'.repeat(20_000)]))
    const { request } = post(apply.page, urlEncoded(answers).replaceAll('%3C', '<'), { 'content-type': FORM })
    const { rejectedForm } = await fromPage(request, apply)
    const limits = Object.values(apply.fields).flatMap((field) =>
      'inputLimit' in field || field.type === 'textarea' || field.type === 'text'
        ? [longestAnswer(field as never)]
        : [500],
    )
    const most = limits.reduce((sum, each) => sum + each, 0) + 16_384
    const shown = Object.values(rejectedForm?.answers ?? {}).join('').length
    expect(shown).toBeGreaterThan(16_384)
    expect(shown).toBeLessThanOrEqual(most)
  })

  test('is what came before the body became too large, of every type and with or without a length', async () => {
    const text = `firstName=Ana&message=${'x'.repeat(300_000)}`
    const parts = `--x\r\ncontent-disposition: form-data; name="firstName"\r\n\r\nAna\r\n--x\r\ncontent-disposition: form-data; name="message"\r\n\r\n${'x'.repeat(600_000)}\r\n--x--`
    for (const [type, body] of [
      [FORM, text],
      ['multipart/form-data; boundary=x', parts],
    ] as const)
      for (const length of [{}, { 'content-length': String(body.length) }]) {
        const { response, rejectedForm } = await fromPage(
          post(contact.page, body, { 'content-type': type, ...length }).request,
        )
        expect([response.status, rejectedForm?.answers['firstName']]).toEqual([413, 'Ana'])
        expect(rejectedForm?.message).not.toBe('')
      }
  })

  test('says in its own words that it could not be read', async () => {
    const { request } = post(contact.page, 'hello', { 'content-type': 'text/plain' })
    const { response, rejectedForm } = await fromPage(request)
    expect([response.status, rejectedForm?.message]).toEqual([
      415,
      'Failed to submit the form. Please try again.',
    ])
  })

  test('holds advice for answers whose rules pass, and says that files are lost', async () => {
    const partner = ALL_FORMS.find(({ name }) => name === 'local-partner')!
    const { request } = post(partner.page, 'companyVAT=501964844', { 'content-type': FORM })
    expect((await fromPage(request, partner)).rejectedForm?.advice).toEqual({
      companyVAT: 'Check this number: as a Portuguese NIF, its check digit does not match',
    })
    const body = new FormData()
    body.set('cv', new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' }))
    const whole = new Request('https://beam.example/x', { method: 'POST', body })
    const upload = post(apply.page, new Uint8Array(await whole.clone().arrayBuffer()), {
      'content-type': whole.headers.get('content-type')!,
    })
    expect((await fromPage(upload.request, apply)).rejectedForm).toMatchObject({ filesLost: true })
  })

  test('keeps what was typed while storage is away', async () => {
    await backend.close()
    const { request } = post(contact.page, good(), { 'content-type': FORM })
    const { response, rejectedForm } = await fromPage(request)
    expect([response.status, response.headers['retry-after']]).toEqual([503, '5'])
    expect(rejectedForm?.answers['message']).toBe(jsonAnswers(contact)['message'])
  })
})

test('T78: the address of the thank-you panel is signed for the form’s page', async () => {
  const { request } = post(contact.page, good(), { 'content-type': FORM })
  const { response } = await fromPage(request)
  const location = new URL(response.headers['location'] ?? '', 'https://beam.example')
  expect([response.status, location.pathname]).toEqual([303, contact.page])
  expect(backend.receiptLinks.read(contact.page, location.searchParams.get('sent') ?? '')).toMatch(/^BW-/u)
})
