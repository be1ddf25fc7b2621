import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { decryptedExample } from '../../testing/decrypted-example.ts'
import type { WebhookTarget } from '../settings.ts'
import { postWebhook } from './post-webhook.ts'

const SECRET = `whsec_${Buffer.alloc(32, 3).toString('base64')}`
const submission = decryptedExample(ALL_FORMS[1]!)

interface Posted {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

async function startReceiver(status: number): Promise<{ posted: Posted[]; target: WebhookTarget }> {
  const posted: Posted[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      posted.push({ headers: request.headers, body })
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { posted, target: targetAt((server.address() as AddressInfo).port) }
}

function targetAt(port: number): WebhookTarget {
  return { url: `http://127.0.0.1:${port}/hook`, secret: SECRET }
}

test('the receiver can prove that it comes from us, and sees the same id each time', async () => {
  const { posted, target } = await startReceiver(204)
  for (let attempt = 0; attempt < 2; attempt++) {
    expect(await postWebhook(target, 'delivery-1', submission, [], Date.now())).toEqual({
      kind: 'sent',
    })
  }
  const [first, second] = posted
  expect(first!.headers['webhook-id']).toBe('delivery-1')
  expect(second!.headers['webhook-id']).toBe('delivery-1')
  const event = new Webhook(SECRET).verify(first!.body, first!.headers as Record<string, string>)
  expect(event).toMatchObject({
    type: 'submission.stored',
    data: { reference: 'BW-2345-6789A', form: submission.form.name, answers: { message: 'Some words' } },
  })
})

test.each([
  ['an error', 500],
  ['a redirect', 302],
])('T53: %s is a failure that will pass, and is not followed', async (_what, status) => {
  const { posted, target } = await startReceiver(status)
  expect(await postWebhook(target, 'id', submission, [], Date.now())).toEqual({
    kind: 'failed',
    failure: `webhook ${status}`,
    permanent: false,
  })
  expect(posted).toHaveLength(1)
})

test('an unreachable receiver is a temporary failure', async () => {
  const result = await postWebhook(targetAt(1), 'id', submission, [], Date.now())
  expect(result).toMatchObject({ kind: 'failed', permanent: false })
})
