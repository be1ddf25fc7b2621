import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWebhookSender } from './webhook-sender.ts'

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes yes').toString('base64')}`
const FIRST = 'http://127.0.0.1:3000/hooks/content'
const SECOND = 'http://127.0.0.1:3001/hooks/content'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the webhook sender', () => {
  it('sends the tags of a short time in one request, without duplicates', async () => {
    const { sender, requests } = createTestSender([200])
    sender.send(['page:news'])
    sender.send(['page:news', 'navigation'])
    await vi.advanceTimersByTimeAsync(250)
    expect(requests.map(({ body }) => body)).toEqual(['{"tags":["page:news","navigation"]}'])
  })

  it('signs requests as Standard Webhooks specify', async () => {
    const { sender, requests } = createTestSender([200])
    sender.send(['footer'])
    await vi.advanceTimersByTimeAsync(250)
    const [request] = requests
    const headers = request?.headers as Record<string, string>
    expect(new Webhook(SECRET).verify(String(request?.body), headers)).toEqual({ tags: ['footer'] })
    expect(() => new Webhook(SECRET).verify('{"tags":["pages"]}', headers)).toThrow('No matching signature')
  })

  it('retries with the same id until the site accepts', async () => {
    const { sender, requests, warnings } = createTestSender([503, 'refused', 200])
    sender.send(['footer'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(idsOf(requests).size).toBe(1)
    expect(requests).toHaveLength(3)
    expect(warnings).toEqual([])
  })

  it('gives up after five rounds with one warning', async () => {
    const { sender, requests, warnings } = createTestSender([500, 500, 500, 500, 500, 500])
    sender.send(['footer'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(5)
    expect(warnings).toEqual([
      `The site was not notified of a change: ${FIRST}: it responded with status 500`,
    ])
  })

  it('sends nothing when nothing changed', async () => {
    const { sender, requests } = createTestSender([])
    sender.send([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests).toEqual([])
  })

  it('sends queued tags when the content service stops', async () => {
    const { sender, requests } = createTestSender([200])
    sender.send(['pages'])
    await sender.close()
    expect(requests.map(({ body }) => body)).toEqual(['{"tags":["pages"]}'])
  })

  it('sends what waits for a retry once more when the content service stops', async () => {
    const { sender, requests, warnings } = createTestSender([503, 200])
    sender.send(['footer'])
    await vi.advanceTimersByTimeAsync(250)
    expect(requests).toHaveLength(1)
    await sender.close()
    expect(requests).toHaveLength(2)
    expect(idsOf(requests).size).toBe(1)
    expect(warnings).toEqual([])
  })

  it('says what the site did not accept when the content service stops, and tries no further', async () => {
    const { sender, requests, warnings } = createTestSender([503, 'refused'])
    sender.send(['footer'])
    await vi.advanceTimersByTimeAsync(250)
    await sender.close()
    expect(warnings).toEqual([`The site was not notified of a change: ${FIRST}: refused`])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(2)
  })
})

it('the content service stops in time even if the site does not respond', async () => {
  const warn = vi.fn<(message: string) => void>()
  const sender = createWebhookSender({
    endpoints: [FIRST, SECOND],
    secret: SECRET,
    warn,
    fetch: () => new Promise(() => {}),
  })
  sender.send(['footer'])
  const closed = sender.close().then(() => 'closed')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await closed).toBe('closed')
  expect(warn).toHaveBeenCalledOnce()
})

it('the content service stops once a message that is being sent has arrived', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const sender = createWebhookSender({
    endpoints: [FIRST],
    secret: SECRET,
    warn: () => {},
    fetch: async () => {
      await arrived
      return new Response(null, { status: 200 })
    },
  })
  sender.send(['footer'])
  await vi.advanceTimersByTimeAsync(250)
  let isClosed = false
  const closing = sender.close().then(() => {
    isClosed = true
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(isClosed).toBe(false)
  arrive()
  await closing
})

describe('the webhook sender with several site processes', () => {
  it('notifies one of them', async () => {
    const { sender, urls } = createTestSender([200, 200], [FIRST, SECOND])
    sender.send(['footer'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(urls).toEqual([FIRST])
  })

  it('sends the same message to the next one immediately when the first does not accept it', async () => {
    const { sender, requests, urls, warnings } = createTestSender(['refused', 200], [FIRST, SECOND])
    sender.send(['footer'])
    await vi.advanceTimersByTimeAsync(250)
    expect(urls).toEqual([FIRST, SECOND])
    expect(idsOf(requests).size).toBe(1)
    expect(warnings).toEqual([])
  })

  it('starts with the one that accepted the last message', async () => {
    const { sender, urls } = createTestSender(['refused', 200, 200, 503, 200], [FIRST, SECOND])
    for (const tag of ['footer', 'pages', 'navigation']) {
      sender.send([tag])
      await vi.advanceTimersByTimeAsync(250)
    }
    expect(urls).toEqual([FIRST, SECOND, SECOND, SECOND, FIRST])
  })

  it('retries all of them when none accepts, and names each in its warning', async () => {
    const { sender, urls, warnings } = createTestSender(
      Array.from({ length: 10 }, () => 'refused'),
      [FIRST, SECOND],
    )
    sender.send(['footer'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(urls).toHaveLength(10)
    expect(warnings).toEqual([`The site was not notified of a change: ${FIRST}: refused; ${SECOND}: refused`])
  })

  it('tries each of them once when the content service stops', async () => {
    const { sender, urls } = createTestSender(['refused', 200], [FIRST, SECOND])
    sender.send(['pages'])
    await sender.close()
    expect(urls).toEqual([FIRST, SECOND])
  })
})

function idsOf(requests: readonly RequestInit[]): Set<unknown> {
  return new Set(requests.map(({ headers }) => (headers as Record<string, string>)['webhook-id']))
}

/** @param outcomes of the requests in turn: a status, or the message of a connection error. */
function createTestSender(outcomes: (number | string)[], endpoints = [FIRST]) {
  const requests: RequestInit[] = []
  const urls: string[] = []
  const warnings: string[] = []
  const sender = createWebhookSender({
    endpoints,
    secret: SECRET,
    warn: (message) => warnings.push(message),
    fetch: async (url, request) => {
      urls.push(String(url))
      requests.push(request ?? {})
      const outcome = outcomes.shift() ?? 200
      if (typeof outcome === 'string') throw new Error(outcome)
      return new Response(null, { status: outcome })
    },
  })
  return { sender, requests, urls, warnings }
}
