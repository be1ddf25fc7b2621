import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startSmtp } from '../../testing/start-smtp.ts'
import {
  readResponse,
  createTestBackend,
  freshKey,
  jsonAnswers,
  postJson,
} from '../../testing/test-backend.ts'
import { testSettings } from '../../testing/test-settings.ts'

const MAIL = {
  from: 'Beam Wallet <no-reply@beam.example>',
  to: 'staff@beam.example',
  toByForm: { investor: 'investors@beam.example' },
  toByTopic: {},
}

test('T61: a mail server that is unreachable and then rejects delays nothing else; when it accepts mail again, all of it arrives once', async () => {
  let now = Date.UTC(2026, 10, 20)
  const settings = testSettings({ mail: { ...MAIL, smtpUrl: 'smtp://127.0.0.1:3072' } })
  const backend = await createTestBackend({ settings, now: () => now })
  const references: string[] = []
  for (const form of ALL_FORMS) {
    const { body, status } = await readResponse(
      await backend.fetch(postJson(form.endpoint, jsonAnswers(form), freshKey())),
    )
    expect(status).toBe(201)
    references.push(body.reference!)
  }
  await expect.poll(async () => (await backend.metrics()).outboxWaiting, POLL_OPTIONS).toBe(STILL_WAITING)

  const smtp = await startSmtp(3072)
  onTestFinished(() => smtp.stop())
  smtp.mode = 'later'
  now += 3_600_000
  await expect.poll(async () => (await backend.metrics()).outboxWaiting, POLL_OPTIONS).toBe(STILL_WAITING)
  smtp.mode = 'take'
  await expect
    .poll(() => {
      now += 3_600_000
      return smtp.mails.filter(({ recipients }) => recipients[0] !== 'ana@example.com').length
    }, POLL_OPTIONS)
    .toBe(7)
  for (const reference of references) {
    const mails = smtp.mails.filter(
      ({ source }) => source.includes(`${reference}\r\n`) && /^To: (?:staff|investors)@/mu.test(source),
    )
    expect(mails).toHaveLength(1)
  }
  const investors = smtp.mails.filter(({ recipients }) => recipients.includes('investors@beam.example'))
  expect(investors).toHaveLength(1)
  expect(JSON.stringify(backend.log.lines)).not.toContain('ana@example.com')
})

/** One mail to staff for each form, and the three confirmations that one address gets a day. */
const STILL_WAITING = ALL_FORMS.length + 3
const POLL_OPTIONS = { timeout: 100_000, interval: 500 }

test('one address gets three confirmations a day, whoever fills it in', async () => {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.stop())
  const backend = await createTestBackend({
    settings: testSettings({ mail: { ...MAIL, smtpUrl: smtp.url } }),
  })
  for (let count = 0; count < 5; count++) {
    await backend.fetch(postJson(ALL_FORMS[1]!.endpoint, jsonAnswers(ALL_FORMS[1]!), freshKey()))
  }
  const confirmations = () => smtp.mails.filter(({ recipients }) => recipients.includes('ana@example.com'))
  await expect.poll(async () => (await backend.metrics()).outboxWaiting, POLL_OPTIONS).toBe(0)
  expect(confirmations()).toHaveLength(3)
  expect(smtp.mails).toHaveLength(8)
  for (const { source } of confirmations()) expect(source).not.toContain('Some words')
})

test('T61: while a mail server never responds, submissions are stored and webhooks sent; its mail is sent later', async () => {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.stop())
  smtp.mode = 'silent'
  const { notified, url } = await startWebhook()
  let now = Date.UTC(2026, 10, 20)
  const webhook = { url, secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` }
  const settings = testSettings({ mail: { ...MAIL, smtpUrl: smtp.url }, webhook })
  const backend = await createTestBackend({ settings, now: () => now })
  const references = new Set<string>()
  for (let count = 0; count < 12; count++) {
    const sent = await backend.fetch(postJson(ALL_FORMS[1]!.endpoint, jsonAnswers(ALL_FORMS[1]!), freshKey()))
    references.add((await readResponse(sent)).body.reference!)
  }
  await expect.poll(() => notified.size, POLL_OPTIONS).toBe(12)
  expect(notified).toEqual(references)
  expect(smtp.mails).toEqual([])
  expect(smtp.connections()).toBeLessThanOrEqual(24)

  smtp.mode = 'take'
  const toStaff = () => smtp.mails.filter(({ recipients }) => recipients.includes('staff@beam.example'))
  await expect
    .poll(() => {
      now += 3_600_000
      return toStaff().length
    }, POLL_OPTIONS)
    .toBe(12)
})

/** A webhook receiver and the references it has received. */
async function startWebhook(): Promise<{ notified: ReadonlySet<string>; url: string }> {
  const notified = new Set<string>()
  const server = createServer(async (request, response) => {
    const event = JSON.parse(await text(request)) as { data: { reference: string } }
    notified.add(event.data.reference)
    response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { notified, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}
