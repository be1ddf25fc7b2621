import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAnnouncer } from './create-announcer.ts'

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes yes').toString('base64')}`
const SITE = 'http://127.0.0.1:3000/hooks/content'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the announcer', () => {
  it('sends the changes of a moment together, each once', async () => {
    const { announcer, requests } = announcing([200])
    announcer.announce(['page:news'])
    announcer.announce(['page:news', 'navigation'])
    await vi.advanceTimersByTimeAsync(250)
    expect(requests.map(({ body }) => body)).toEqual(['{"tags":["page:news","navigation"]}'])
  })

  it('signs as Standard Webhooks say', async () => {
    const { announcer, requests } = announcing([200])
    announcer.announce(['footer'])
    await vi.advanceTimersByTimeAsync(250)
    const [request] = requests
    const headers = request?.headers as Record<string, string>
    expect(new Webhook(SECRET).verify(String(request?.body), headers)).toEqual({ tags: ['footer'] })
    expect(() => new Webhook(SECRET).verify('{"tags":["pages"]}', headers)).toThrow('No matching signature')
  })

  it('tells every site process', async () => {
    const { announcer, urls } = announcing([200, 200], [SITE, 'http://127.0.0.1:3001/hooks/content'])
    announcer.announce(['footer'])
    await vi.advanceTimersByTimeAsync(250)
    expect(urls).toEqual([SITE, 'http://127.0.0.1:3001/hooks/content'])
  })

  it('tries again with the same id until the site answers', async () => {
    const { announcer, requests, warnings } = announcing([503, 'refused', 200])
    announcer.announce(['footer'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(
      new Set(requests.map(({ headers }) => (headers as Record<string, string>)['webhook-id'])).size,
    ).toBe(1)
    expect(requests).toHaveLength(3)
    expect(warnings).toEqual([])
  })

  it('gives up after five tries and says so once', async () => {
    const { announcer, requests, warnings } = announcing([500, 500, 500, 500, 500, 500])
    announcer.announce(['footer'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(5)
    expect(warnings).toEqual([`${SITE} was not told about a change: it answered 500`])
  })

  it('sends nothing when nothing changed', async () => {
    const { announcer, requests } = announcing([])
    announcer.announce([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests).toEqual([])
  })

  it('sends what still waits when the content service stops', async () => {
    const { announcer, requests } = announcing([200])
    announcer.announce(['pages'])
    await announcer.close()
    expect(requests.map(({ body }) => body)).toEqual(['{"tags":["pages"]}'])
  })
})

function announcing(answers: (number | string)[], targets = [SITE]) {
  const requests: RequestInit[] = []
  const urls: string[] = []
  const warnings: string[] = []
  const announcer = createAnnouncer({
    targets,
    secret: SECRET,
    warn: (message) => warnings.push(message),
    fetch: async (url, request) => {
      urls.push(String(url))
      requests.push(request ?? {})
      const answer = answers.shift() ?? 200
      if (typeof answer === 'string') throw new Error(answer)
      return new Response(null, { status: answer })
    },
  })
  return { announcer, requests, urls, warnings }
}
