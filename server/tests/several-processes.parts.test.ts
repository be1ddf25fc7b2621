import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contactForm } from '@beam/forms/definitions/contact.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startPostgres, type TestPostgres } from '../../backend/testing/start-postgres.ts'
import { startSmtp, type ReceivedMail, type TestSmtp } from '../../backend/testing/start-smtp.ts'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import { postForm } from '../testing/post-form.ts'
import { sendContentWebhook, WEBHOOK_SECRET } from '../testing/send-content-webhook.ts'
import { requestText, sendRaw } from '../testing/send-raw.ts'
import { isRunning, processesOf } from '../testing/site-processes.ts'
import { METRICS_HEADERS, startBuiltSite, type BuiltSite } from '../testing/start-built-site.ts'

/** Several processes start and stop here, also on a busy machine. */
const POLL_OPTIONS = { timeout: 240_000 }
const LIMIT = 4
const REQUESTS = 100
const MESSAGES = 24

describe('a site of two processes', () => {
  let postgres: TestPostgres
  let service: ContentServiceStandIn
  let smtp: TestSmtp
  let site: BuiltSite
  let cdn: Server
  /** Tags of the purges that the CDN received. */
  const purged: string[] = []
  const environment = () => ({
    DATABASE_URL: postgres.url,
    SITE_PROCESSES: '2',
    CONTENT_SERVICE_URL: service.url,
    CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
    LIMIT_PER_MINUTE: '0',
    LIMIT_PER_HOUR: String(LIMIT),
    LIMIT_QUIET_PER_MINUTE: '0',
    TRUST_PROXY: '127.0.0.1',
    CDN_PURGE_URL: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`,
    SMTP_URL: smtp.url,
  })

  beforeAll(async () => {
    postgres = await startPostgres(5505)
    service = await startContentServiceStandIn()
    smtp = await startSmtp()
    cdn = createServer((request, response) => {
      purged.push(String(request.headers['surrogate-key']))
      request.resume().once('end', () => response.end())
    })
    await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve))
    site = await startBuiltSite(environment())
  })
  afterAll(async () => {
    site?.process.kill('SIGKILL')
    await Promise.all([service?.close(), smtp?.stop()])
    cdn?.close()
    await postgres?.stop()
  })

  it('starts both, which share the port', async () => {
    await expect.poll(() => processesOf(site), POLL_OPTIONS).toHaveLength(2)
    // A process that is up reports its metrics.
    await expect.poll(async () => (await metrics()).get('beam_process_count'), POLL_OPTIONS).toBe(2)
  })

  it('shows a published change from both', async () => {
    expect(await countShowing('Published now')).toBe(0)
    service.pages = service.pages.map((page) =>
      page['slug'] === 'about-us' ? { ...page, title: 'Published now' } : page,
    )
    await sendContentWebhook(site.url, ['page:about-us'])
    await expect.poll(() => countShowing('Published now'), POLL_OPTIONS).toBe(REQUESTS)
    // Each tells the CDN, after its own cache, twice: the last one to know purges last.
    await expect.poll(() => purged.filter((tags) => tags === 'page:about-us').length, POLL_OPTIONS).toBe(4)
  })

  it('counts the limit of a form over both', async () => {
    const answers = { ...filledAnswers(contactForm), [contactForm.replyTo]: 'ana@example.com' }
    const statuses: (number | undefined)[] = []
    for (let message = 0; message < LIMIT + 4; message += 1) {
      const body = JSON.stringify({ ...answers, message: `Message ${message}, long enough to be one.` })
      statuses.push((await postForm(site.url, contactForm, body))?.status)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(LIMIT)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })

  it('reports the requests of both in one answer, and what both read from the database once', async () => {
    const before = await metrics()
    for (let request = 0; request < 20; request += 1)
      await fetch(`${site.url}/healthz`, { headers: { connection: 'close' } })
    const after = await metrics()
    const healthz = 'beam_requests_total{route="/healthz",status="200"}'
    expect((after.get(healthz) ?? 0) - (before.get(healthz) ?? 0)).toBe(20)
    expect(after.get('beam_submissions_stored{form="contact"}')).toBe(LIMIT)
    expect(after.get('beam_submissions_quarantined')).toBe(0)
  })

  it('T144: sends each notification once', async () => {
    await Promise.all(Array.from({ length: MESSAGES }, (_message, number) => sendMessage(number)))
    await expect.poll(() => countDeliveries('waiting'), POLL_OPTIONS).toBe(0)
    const ids = smtp.attempts.map(messageId)
    expect(ids.length).toBeGreaterThan(2 * MESSAGES)
    expect(ids).toHaveLength(await countDeliveries('done'))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('T144: sends what a killed process was sending, under the same id', async () => {
    const [killed = 0, other = 0] = processesOf(site)
    // Without the other one, this one sends everything.
    process.kill(other, 'SIGSTOP')
    onTestFinished(() => void process.kill(other, 'SIGCONT'))
    smtp.modeOf = () => 'silent'
    const before = smtp.attempts.length
    for (let number = MESSAGES; number < MESSAGES + 3; number += 1) await sendMessage(number)
    await expect.poll(() => smtp.attempts.length - before, POLL_OPTIONS).toBe(6)
    process.kill(killed, 'SIGKILL')
    smtp.modeOf = undefined
    process.kill(other, 'SIGCONT')
    // Leases of the killed end only minutes later: the test moves time on instead of waiting.
    await query("update outbox set next_at = 0 where state = 'waiting'")
    await expect.poll(() => countDeliveries('waiting'), POLL_OPTIONS).toBe(0)
    const [first, repeated] = [smtp.attempts.slice(before, before + 6), smtp.attempts.slice(before + 6)]
    expect(repeated.map(messageId).toSorted()).toEqual(first.map(messageId).toSorted())
    await expect.poll(() => processesOf(site), POLL_OPTIONS).toHaveLength(2)
  })

  it('replaces a process that is killed, while the other one serves', async () => {
    const [killed] = processesOf(site)
    process.kill(killed!, 'SIGKILL')
    // Over a connection of its own: the killed one may have had those that are open.
    const healthz = async () => (await sendRaw(site.url, requestText('GET', '/healthz'))).status
    await expect.poll(healthz, POLL_OPTIONS).toBe(200)
    await expect.poll(() => processesOf(site).filter((pid) => pid !== killed), POLL_OPTIONS).toHaveLength(2)
    await expect.poll(() => site.output(), POLL_OPTIONS).toContain('A site process exited and is replaced')
  })

  it('stops all of them on SIGTERM, and exits with 0', async () => {
    const pids = processesOf(site)
    site.process.kill('SIGTERM')
    expect(await site.exited).toBe(0)
    expect(pids.filter(isRunning)).toEqual([])
  })

  it('exits with one line when it cannot start, and does not try again', async () => {
    const other = createServer((_request, response) => response.writeHead(503).end())
    await new Promise<void>((resolve) => other.listen(0, resolve))
    const PORT = String((other.address() as AddressInfo).port)
    const message = String(await startBuiltSite({ ...environment(), PORT }).catch(String))
    other.close()
    expect(message.match(/The site cannot listen on port/g)).toHaveLength(1)
  })

  it('ends with the process that holds the port', async () => {
    const second = await startBuiltSite(environment())
    await expect.poll(() => processesOf(second), POLL_OPTIONS).toHaveLength(2)
    const pids = processesOf(second)
    second.process.kill('SIGKILL')
    await expect.poll(() => pids.filter(isRunning), POLL_OPTIONS).toEqual([])
  })

  /** From an address, and a person, of its own: none meets a limit. */
  async function sendMessage(number: number): Promise<void> {
    const address = `ana-${number}@example.com`
    const answers = { ...filledAnswers(contactForm), [contactForm.replyTo]: address }
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${number}` }
    const request = requestText('POST', contactForm.endpoint, headers, JSON.stringify(answers))
    expect((await sendRaw(site.url, request)).status).toBe(201)
  }

  async function countDeliveries(state: 'waiting' | 'done'): Promise<number> {
    const [row] = await query(`select count(*)::int as count from outbox where state = '${state}'`)
    return Number(row?.['count'])
  }

  async function query(sql: string): Promise<readonly Record<string, unknown>[]> {
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows
    } finally {
      await client.end()
    }
  }

  /** Of simultaneous requests over connections of their own, which both accept. */
  async function countShowing(text: string): Promise<number> {
    const pages = await Promise.all(
      Array.from({ length: REQUESTS }, async () => {
        const page = await fetch(`${site.url}/about-us`, { headers: { connection: 'close' } })
        return page.text()
      }),
    )
    return pages.filter((page) => page.includes(text)).length
  }

  async function metrics(): Promise<Map<string, number>> {
    const response = await fetch(`${site.url}/metrics`, { headers: METRICS_HEADERS })
    const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
    )
  }
})

function messageId({ source }: ReceivedMail): string {
  return /^Message-ID: (.+)$/im.exec(source)?.[1] ?? ''
}
