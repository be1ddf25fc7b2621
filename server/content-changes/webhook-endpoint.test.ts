import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { createWebhookEndpoint } from './webhook-endpoint.ts'

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes ....').toString('base64')}`
const TAGS = ['page:about-us', 'navigation']

function createEndpoint() {
  const changes: (readonly string[])[] = []
  const time = { ms: 0 }
  const endpoint = createWebhookEndpoint({
    secret: SECRET,
    onChange: (tags) => changes.push(tags),
    clock: () => time.ms,
  })
  return { endpoint, changes, time }
}

interface MessageOptions {
  readonly body?: string
  readonly id?: string
  readonly at?: Date
  readonly secret?: string
}

function message({
  body = JSON.stringify({ tags: TAGS }),
  id = 'msg_1',
  at = new Date(),
  secret = SECRET,
}: MessageOptions = {}) {
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
  return { headers, body }
}

function post({ headers, body }: { headers: Record<string, string>; body: string }) {
  return new Request('https://beam.example/hooks/content', { method: 'POST', headers, body })
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

describe('T52: the webhook endpoint', () => {
  it('passes signed changes on', async () => {
    const { endpoint, changes } = createEndpoint()
    expect((await endpoint(post(message()))).status).toBe(204)
    expect(changes).toEqual([TAGS])
  })

  const rejected: readonly [string, Request][] = [
    [
      'forged with another secret',
      post(message({ secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}` })),
    ],
    ['altered after signing', post({ ...message(), body: JSON.stringify({ tags: ['pages'] }) })],
    [
      'signed for another id',
      post({ ...message(), headers: { ...message().headers, 'webhook-id': 'msg_2' } }),
    ],
    ['six minutes old', post(message({ at: minutesAgo(6) }))],
    ['six minutes ahead', post(message({ at: minutesAgo(-6) }))],
    ['without a signature', post({ headers: {}, body: '{"tags":["pages"]}' })],
    [
      'with an empty signature',
      post({ ...message(), headers: { ...message().headers, 'webhook-signature': '' } }),
    ],
    [
      'with a signature of another version',
      post({ ...message(), headers: { ...message().headers, 'webhook-signature': 'v2,abc' } }),
    ],
    ['signed, but no list of tags', post(message({ body: '{"tags":"pages"}' }))],
    ['signed, but empty', post(message({ body: '{"tags":[]}' }))],
    ['signed, but not JSON', post(message({ body: 'tags' }))],
  ]

  it.each(rejected)('rejects a delivery %s', async (_, request) => {
    const { endpoint, changes } = createEndpoint()
    expect((await endpoint(request)).status).toBe(401)
    expect(changes).toEqual([])
  })

  it('accepts a repeated delivery without invalidating again', async () => {
    const { endpoint, changes } = createEndpoint()
    const delivery = message()
    await endpoint(post(delivery))
    expect((await endpoint(post(delivery))).status).toBe(204)
    expect(changes).toHaveLength(1)
  })

  it('remembers ids for longer than their signature is valid', async () => {
    const { endpoint, changes, time } = createEndpoint()
    const delivery = message()
    await endpoint(post(delivery))
    time.ms = 9 * 60_000
    await endpoint(post(delivery))
    expect(changes).toHaveLength(1)
  })

  it('stops reading a body that is too large', async () => {
    const { endpoint } = createEndpoint()
    expect((await endpoint(post(message({ body: 'x'.repeat(17 * 1024) })))).status).toBe(413)
  })
})
