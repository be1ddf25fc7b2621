import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import { expect, test } from 'vitest'
import { readResponse, createTestBackend, jsonAnswers, postForm, postJson } from '../testing/test-backend.ts'
import { testSettings } from '../testing/test-settings.ts'

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!

test('T24: whoever fills the honeypot gets the same thanks, and waits for a person', async () => {
  const backend = await createTestBackend()
  const withHoneypot = postJson(contact.endpoint, {
    ...jsonAnswers(contact),
    [HONEYPOT_NAME]: 'https://spam.example',
  })
  const { status, body } = await readResponse(await backend.fetch(withHoneypot))
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

test('after closing, submissions are answered 503', async () => {
  const backend = await createTestBackend()
  await backend.close()
  const response = await backend.fetch(postJson(contact.endpoint, jsonAnswers(contact)))
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(await backend.ready()).toBe(false)
})

test.each([1, 7])(
  'a site with a limit of %i MB accepts files up to that size, and states the limit',
  async (megabytes) => {
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
      return readResponse(await backend.fetch(postForm(form.endpoint, body)))
    }
    expect((await send(megabytes * 1024 * 1024)).status).toBe(201)
    const rejected = await send(megabytes * 1024 * 1024 + 1)
    expect(rejected.status).toBe(413)
    expect(rejected.body.message).toBe(`A file may have at most ${megabytes} MB.`)
  },
)
