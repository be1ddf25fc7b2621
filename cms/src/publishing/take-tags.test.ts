import { expect, it, vi } from 'vitest'
import { createWebhookEndpoint } from '../../../server/content-changes/webhook-endpoint.ts'
import { tagsOfMediaChange } from './tags-of-change.ts'
import { takeTags } from './take-tags.ts'
import { createWebhookSender } from './webhook-sender.ts'

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes yes').toString('base64')}`

it('T179: a change of more pages than one message may name reaches the site completely', async () => {
  const { sender, received, warnings } = connectToEndpoint()
  const tags = tagsOfMediaChange(Array.from({ length: 500 }, (_page, index) => `page-${index}`))
  sender.send(tags)
  await vi.waitFor(() => expect(received.flat().length).toBeGreaterThanOrEqual(tags.length), 30_000)
  expect(received.flat().toSorted()).toEqual(tags.toSorted())
  expect(received.length).toBeGreaterThan(1)
  expect(warnings).toEqual([])
})

it.each(['é', '"', '漢', '\u0001'])('T179: so does one of long addresses of %j', async (character) => {
  const { sender, received, warnings } = connectToEndpoint()
  const tags = Array.from({ length: 200 }, (_page, index) => `page:${character.repeat(200)}${index}`)
  sender.send(tags)
  await sender.close()
  expect(received.flat().toSorted()).toEqual(tags.toSorted())
  expect(warnings).toEqual([])
})

it('takes a tag that is longer than a message on its own', () => {
  const queued = new Set(['a'.repeat(20_000), 'footer'])
  expect(takeTags(queued)).toHaveLength(1)
  expect(takeTags(queued)).toEqual(['footer'])
  expect(takeTags(queued)).toEqual([])
})

/** A sender whose messages are read by the endpoint of the site. */
function connectToEndpoint() {
  const received: (readonly string[])[] = []
  const warnings: string[] = []
  const endpoint = createWebhookEndpoint({
    secret: SECRET,
    onChange: (tags) => received.push(tags),
    clock: () => performance.now(),
  })
  const sender = createWebhookSender({
    endpoints: ['http://127.0.0.1:3000/hooks/content'],
    secret: SECRET,
    warn: (message) => warnings.push(message),
    fetch: (url, request) => endpoint(new Request(url, request)),
  })
  return { sender, received, warnings }
}
