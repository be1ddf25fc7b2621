import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { HONEYPOT_NAME } from '@beam/forms/engine/honeypot.ts'
import { expect, test } from 'vitest'
import { readResponse, createTestBackend, jsonAnswers, postForm, postJson } from '../testing/test-backend.ts'
import { temporaryFolder, testSettings } from '../testing/test-settings.ts'

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

test('T173: a receipt tells neither who is suspected nor how many confirmations an address has had', async () => {
  const folder = temporaryFolder()
  const backend = await createTestBackend({ settings: testSettings({ dataDir: folder }) })
  const send = async (message: string, extra: object = {}) => {
    const answers = { ...jsonAnswers(contact), message, ...extra }
    const { status, headers, body } = await readResponse(
      await backend.fetch(postJson(contact.endpoint, answers)),
    )
    const { id, reference, ...rest } = body
    return {
      reference,
      receipt: { status, headers: [...headers], lengths: [id?.length, reference?.length], rest },
    }
  }
  const mailed = () =>
    readdirSync(join(folder, 'mail')).filter((name) => name.includes('.confirmation-mail.'))
  const first = await send('message 1')
  for (const message of ['message 2', 'message 3']) await send(message)
  await expect.poll(mailed).toHaveLength(3)
  const fourth = await send('message 4')
  const suspected = await send('message 5', { [HONEYPOT_NAME]: 'https://spam.example' })
  await expect.poll(async () => (await backend.metrics()).outboxWaiting).toBe(0)
  expect(mailed()).toHaveLength(3)
  expect(fourth.receipt).toEqual(first.receipt)
  expect(suspected.receipt).toEqual(first.receipt)
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
