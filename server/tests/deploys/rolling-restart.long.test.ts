import { Agent } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { contactForm } from '@beam/forms/definitions/contact.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../../backend/testing/start-postgres.ts'
import { freePort } from '../../testing/free-port.ts'
import { startBuiltSite, WITHOUT_LIMITS, type BuiltSite } from '../../testing/start-built-site.ts'
import { stopSite } from '../../testing/start-test-site.ts'
import { SITE_NAME } from '../proxy/host-names.ts'
import { sendThroughProxy } from '../proxy/send-through-proxy.ts'
import { CLAIMED_CLIENTS, NGINX, startNginx, type Proxy } from '../proxy/start-nginx.ts'

/** A minute and a half on two cores at rest; REQUESTS=20000 for a busy machine. */
const REQUESTS = Number(process.env['REQUESTS'] ?? 100_000)
const CLIENTS = 12
/** Each of them is a form. */
const EVERY = 20
const RESTARTS = 10
const RETRY_MS = 500
const PATHS = ['/', '/about-us', '/careers', '/news', '/contacts', '/sitemap.xml', '/healthz']

describe.skipIf(NGINX === null)('two site processes behind the shipped nginx', () => {
  let postgres: TestPostgres
  let proxy: Proxy
  let sites: BuiltSite[] = []
  const environments: Record<string, string>[] = []

  beforeAll(async () => {
    postgres = await startPostgres(5571)
    for (const port of [await freePort(), await freePort()])
      environments.push({
        ...WITHOUT_LIMITS,
        PORT: String(port),
        DATABASE_URL: postgres.url,
        SITE_URL: `https://${SITE_NAME}`,
        TRUST_PROXY: '127.0.0.1',
      })
    sites = await Promise.all(environments.map((environment) => startBuiltSite(environment)))
    const [sitePort = 0, secondSitePort = 0] = environments.map(({ PORT }) => Number(PORT))
    proxy = await startNginx({ sitePort, secondSitePort, http: CLAIMED_CLIENTS })
  })
  afterAll(async () => {
    await proxy?.stop()
    for (const site of sites) await stopSite(site, 'SIGKILL')
    await postgres?.stop()
  })

  test('restarted one after the other under load, no request fails and no form is lost or stored twice', async () => {
    const startedAt = performance.now()
    const load = startLoad(proxy)
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await expect
        .poll(() => load.sent(), { timeout: 600_000 })
        .toBeGreaterThan((restart * REQUESTS) / RESTARTS)
      const which = restart % 2
      expect(await stopSite(sites[which]!, 'SIGTERM')).toBe(0)
      sites[which] = await startBuiltSite(environments[which])
    }
    const { failed, references, overloads } = await load.finished
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    process.stdout.write(
      `${RESTARTS} restarts, ${load.sent()} requests in ${seconds} s, ${references.length} forms: ${failed.length} failed, ${overloads} overloads\n`,
    )
    expect({ failed, log: failed.length > 0 ? proxy.log() : '' }).toEqual({ failed: [], log: '' })
    expect((await storedReferences()).toSorted()).toEqual(references.toSorted())
    expect(references.length).toBe(REQUESTS / EVERY)
  }, 1_800_000)

  async function storedReferences(): Promise<string[]> {
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query<{ reference: string }>('select reference from submissions')
    await client.end()
    return rows.map(({ reference }) => reference)
  }
})

/** Visitors who never repeat a request: each one that fails is one that somebody sees. */
function startLoad({ httpsPort }: Proxy) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const [failed, references]: [string[], string[]] = [[], []]
  let next = 0
  let overloads = 0

  /** On a machine that is too busy the site says so, and visitors come back. Nothing else is retried. */
  async function sendNext(number: number): Promise<void> {
    const isForm = number % EVERY === 0
    const path = isForm ? contactForm.endpoint : PATHS[number % PATHS.length]!
    const { status, headers, body } = await sendThroughProxy({
      httpsPort,
      from: '127.0.0.1',
      path,
      agent,
      headers: { 'x-test-client': addressOf(number), ...(isForm && { 'content-type': 'application/json' }) },
      ...(isForm && { body: messageOf(number) }),
    })
    if (status === 503 && headers['retry-after'] !== undefined) {
      overloads += 1
      await pause(RETRY_MS)
      return sendNext(number)
    }
    if (status !== (isForm ? 201 : 200)) failed.push(`${number} ${path}: ${status}`)
    else if (isForm) references.push((JSON.parse(body) as { reference: string }).reference)
  }

  async function send(): Promise<void> {
    while (next < REQUESTS) await sendNext(next++)
  }

  const finished = Promise.all(Array.from({ length: CLIENTS }, send)).then(() => {
    agent.destroy()
    return { failed, references, overloads }
  })
  return { finished, sent: () => next }
}

function messageOf(number: number): string {
  return JSON.stringify({
    ...filledAnswers(contactForm),
    message: `Message number ${number}, unlike all others.`,
  })
}

/** A visitor of their own, for limits count each. */
function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
