import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { createInboxClient } from './inbox-client.ts'
import { NOT_CONFIGURED, TOO_SLOW, UNREACHABLE } from './inbox-failure.ts'

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes yes').toString('base64')}`
const inbox = { url: 'http://127.0.0.1:3100', secret: SECRET }
const actor = {
  id: '7',
  name: 'Grace Øexample',
  permissions: { read: ['contact'], change: [], reveal: [], files: [], export: [], erase: [], audit: [] },
}

describe('a request to the backend', () => {
  it('T128: is signed over method, path, body and actor, with a new nonce each time', async () => {
    const sent: { url: string; request: RequestInit }[] = []
    const fetch = (async (url: string, request: RequestInit) => {
      sent.push({ url, request })
      return Response.json({})
    }) as typeof globalThis.fetch
    const client = createInboxClient(inbox, { fetch })
    for (const input of [{ search: 'ada' }, { search: 'ada' }]) await client.send('list', input, actor)

    const nonces = sent.map(({ request }) => headersOf(request)['webhook-id'])
    expect(new Set(nonces).size).toBe(2)
    for (const { url, request } of sent) {
      expect(url).toBe('http://127.0.0.1:3100/v1/list')
      expect(request.redirect).toBe('error')
      const headers = headersOf(request)
      const digest = createHash('sha256').update(String(request.body)).digest('hex')
      const message = `POST\n/v1/list\n${digest}\n${headers['x-inbox-actor']}`
      expect(() => new Webhook(SECRET).verify(message, headers, { jsonParse: false })).not.toThrow(
        WebhookVerificationError,
      )
      for (const altered of [`${message}x`, message.replace('list', 'erase'), message.replace('POST', 'GET')])
        expect(() => new Webhook(SECRET).verify(altered, headers, { jsonParse: false })).toThrow(
          'No matching signature found',
        )
      expect(JSON.parse(Buffer.from(headers['x-inbox-actor'] ?? '', 'base64url').toString())).toEqual(actor)
    }
  })

  it('is not made without address and secret', async () => {
    const result = await createInboxClient(null).send('list', {}, actor)
    expect(result).toEqual({ ok: false, failure: NOT_CONFIGURED })
  })

  it.each([
    ['a backend that is down', new TypeError('fetch failed'), UNREACHABLE],
    ['a backend that hangs', new DOMException('too long', 'TimeoutError'), TOO_SLOW],
  ])('to %s fails without throwing', async (_what, error, failure) => {
    const client = createInboxClient(inbox, { fetch: () => Promise.reject(error) })
    expect(await client.send('list', {}, actor)).toEqual({ ok: false, failure })
  })

  it('is given up when no response begins in time', async () => {
    const client = createInboxClient(inbox, { fetch: neverRespond, timeoutMs: 20 })
    expect(await client.send('list', {}, actor)).toEqual({ ok: false, failure: TOO_SLOW })
  })

  it('may be answered with a file that takes longer', async () => {
    let file: ReadableStreamDefaultController<Uint8Array> | undefined
    const fetch: typeof globalThis.fetch = async (_url, request) => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (file = controller) })
      request?.signal?.addEventListener('abort', () => file?.error(request.signal?.reason))
      return new Response(body)
    }
    const client = createInboxClient(inbox, { fetch, timeoutMs: 20 })
    const sent = await client.send('file', {}, actor)
    await pause(200)
    file?.enqueue(Buffer.from('the end'))
    file?.close()
    expect(sent.ok && (await sent.response.text())).toBe('the end')
  })
})

function headersOf(request: RequestInit): Record<string, string> {
  return request.headers as Record<string, string>
}

const neverRespond: typeof globalThis.fetch = (_url, request) =>
  new Promise((_resolve, reject) => {
    request?.signal?.addEventListener('abort', () => reject(request.signal?.reason as Error))
  })
