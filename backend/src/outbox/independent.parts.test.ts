import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startSmtp, type ReceivedMail, type SmtpMode } from '../../testing/start-smtp.ts'
import {
  readResponse,
  createTestBackend,
  freshKey,
  jsonAnswers,
  postJson,
} from '../../testing/test-backend.ts'
import { testSettings } from '../../testing/test-settings.ts'

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const MAIL = {
  from: 'Beam Wallet <no-reply@beam.example>',
  to: 'staff@beam.example',
  toByForm: {},
  toByTopic: {},
}
const POLL_OPTIONS = { timeout: 60_000, interval: 250 }

/** The message decides how the mail server and the webhook receiver respond. */
const TREATMENTS: Readonly<Record<string, SmtpMode>> = {
  'never answer this': 'silent',
  'not now': 'later',
  'never take this': 'never',
}

function treatmentOf({ source }: Pick<ReceivedMail, 'source'>): SmtpMode | undefined {
  const [, mode] = Object.entries(TREATMENTS).find(([message]) => source.includes(message)) ?? []
  return mode
}

test('T85: thirty mails that are never answered, and others that are rejected, delay no other by a minute', async () => {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.stop())
  smtp.modeOf = treatmentOf
  const { posted, url } = await startWebhook()
  const webhook = { url, secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}` }
  const settings = testSettings({ mail: { ...MAIL, smtpUrl: smtp.url }, webhook })
  const backend = await createTestBackend({ settings })
  const references = new Map<string, string>()
  const send = async (message: string) => {
    const body = { ...jsonAnswers(contact), message }
    const sent = await readResponse(await backend.fetch(postJson(contact.endpoint, body, freshKey())))
    expect(sent.status).toBe(201)
    references.set(sent.body.reference!, message)
  }
  for (let count = 0; count < 30; count++) await send(`never answer this ${count}`)
  for (let count = 0; count < 15; count++) await send(`not now ${count}`)
  for (let count = 0; count < 15; count++) await send(`never take this ${count}`)
  for (let count = 0; count < 300; count++) await send(`a good one ${count}`)

  const isForStaff = ({ recipients }: ReceivedMail) => recipients.includes(MAIL.to)
  const tried = () => new Set(smtp.attempts.filter(isForStaff).map(referenceIn)).size
  await expect.poll(tried, POLL_OPTIONS).toBe(references.size)
  await expect.poll(() => posted.size, POLL_OPTIONS).toBe(references.size)
  const delivered = smtp.mails.filter(isForStaff).map(referenceIn)
  expect(delivered.length).toBe(new Set(delivered).size)
  const good = [...references].filter(([, message]) => message.startsWith('a good one'))
  await expect.poll(() => smtp.mails.filter(isForStaff).length, POLL_OPTIONS).toBe(good.length)
})

function referenceIn({ source }: ReceivedMail): string {
  return /BW-\w{4}-\w{5}/u.exec(source)![0]
}

/** A webhook receiver and the references it has received. Some it never answers, or redirects. */
async function startWebhook(): Promise<{ posted: ReadonlySet<string>; url: string }> {
  const posted = new Set<string>()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    posted.add(referenceIn({ recipients: [], source: body }))
    const mode = treatmentOf({ source: body })
    if (mode === 'later') response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    else if (mode !== 'silent') response.writeHead(mode === 'never' ? 500 : 204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { posted, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}
