import { describe, expect, it } from 'vitest'
import { siteFakes } from '../testing/fakes.ts'
import { requestSite } from '../testing/request-site.ts'
import { createLog } from './log.ts'

describe('T170: a made-up path below /api/', () => {
  const long = `?${'x'.repeat(5_000)}`
  const busy = { loadLimiter: { ...siteFakes().loadLimiter, acquire: () => null } }
  it.each([
    ['with a query that is too long', long, {}, 414],
    ['while the process is busy', '', busy, 503],
    ['with a method that nothing takes', '', { backend: async () => new Response('', { status: 405 }) }, 405],
  ])('%s gets no route of its own in the metrics', async (_, query, given, status) => {
    const { metrics } = siteFakes()
    for (const path of ['/api/made-up', '/api/made-up-too', '/api/contact'])
      expect((await requestSite(path + query, {}, { ...given, metrics })).status).toBe(status)
    const { values } = await metrics.requests.get()
    expect(values.map(({ labels: { route }, value }) => [route, value])).toEqual([
      ['page', 2],
      ['/api/contact', 1],
    ])
  })
})

describe('the log', () => {
  it('T69: holds the route and the status, and nothing a person sent', async () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => lines.push(line) })
    const headers = { 'user-agent': 'canary-agent', referer: 'https://canary.example/' }
    await requestSite('/canary-path?email=canary@query.example', { headers }, { log })
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', route: 'page', status: 200 })
    expect(lines.join('')).not.toContain('canary')
    expect(lines.join('')).not.toContain('192.0.2.7')
  })

  it('T69: logs where an error was thrown, but not its message, which may quote personal data', async () => {
    const lines: string[] = []
    const log = createLog('error', { write: (line) => lines.push(line) })
    expect((await requestSite('/about-us', {}, { log, website: failsToParse })).status).toBe(500)
    expect(lines.join('')).toMatch(/"error":"SyntaxError at .*observe-requests\.test\.ts/)
    expect(lines.join('')).not.toContain('canary')
  })
})

async function failsToParse(): Promise<never> {
  return JSON.parse('canary') as never
}
