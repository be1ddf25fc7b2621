import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { filledAnswers } from '../../../forms/testing/filled-answers.ts'
import { sendRaw, requestText } from '../../testing/send-raw.ts'
import { startTestSite } from '../../testing/start-test-site.ts'
import type { BuiltSite } from '../../testing/start-built-site.ts'
import { SITE_NAME } from '../proxy/host-names.ts'
import { NGINX, startNginx } from '../proxy/start-nginx.ts'
import { sendThroughProxy } from '../proxy/send-through-proxy.ts'
import { storedRows } from '../../testing/stored-rows.ts'

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const SLOTS = 20
const CLIENTS = 10 * SLOTS
const DURATION_MS = 10_000
/** Keeps each client below the rate limit of the proxy. */
const PAUSE_BEHIND_PROXY_MS = 200

/** Sends a form as one of the clients. */
type Send = (
  client: number,
  message: string,
) => Promise<{
  readonly status: number
  readonly retryAfter: number
  readonly id: string
}>

const ENCODINGS: readonly [string, (answers: Record<string, string>) => string][] = [
  ['application/json', (answers) => JSON.stringify({ ...answers, ...TICKED })],
  ['application/x-www-form-urlencoded', (answers) => new URLSearchParams(answers).toString()],
]
const TICKED = Object.fromEntries(
  Object.entries(filledAnswers(contact)).filter(([, answer]) => answer === true),
)

function bodyOf(client: number, message: string): { readonly type: string; readonly body: string } {
  const texts = Object.entries(filledAnswers(contact)).map(([name, answer]): [string, string] => [
    name,
    answer === true ? 'on' : String(answer),
  ])
  const [type, encode] = ENCODINGS[client % ENCODINGS.length]!
  return { type, body: encode({ ...Object.fromEntries(texts), message }) }
}

function directly(url: string): Send {
  return async (client, message) => {
    const { type, body } = bodyOf(client, message)
    const signal = AbortSignal.timeout(60_000)
    const init = { method: 'POST', headers: { 'content-type': type }, body, signal }
    const response = await fetch(url + contact.endpoint, init).catch(() => null)
    const { id = '' } = ((await response?.json().catch(() => null)) ?? {}) as { readonly id?: string }
    return { status: response?.status ?? 0, retryAfter: Number(response?.headers.get('retry-after')), id }
  }
}

/** Each client has its own network. */
async function throughProxy(url: string): Promise<Send> {
  const proxy = await startNginx({ sitePort: Number(new URL(url).port) })
  onTestFinished(() => proxy.stop())
  return async (client, message) => {
    await pause(PAUSE_BEHIND_PROXY_MS)
    const { type, body } = bodyOf(client, message)
    const response = await sendThroughProxy({
      httpsPort: proxy.httpsPort,
      from: `127.30.${client}.1`,
      path: contact.endpoint,
      headers: { 'content-type': type },
      body,
    })
    const { id = '' } = (response.status === 201 ? JSON.parse(response.body) : {}) as { readonly id?: string }
    return { status: response.status, retryAfter: Number(response.headers['retry-after']), id }
  }
}

describe('T27: ten times more clients than slots: some get 503, what is accepted is stored, and the site recovers immediately', () => {
  test('directly', async () => {
    const site = await startTestSite({ MAX_IN_FLIGHT: String(SLOTS), LOG_LEVEL: 'error' })
    const { rejected } = await overload(site, directly(site.url))
    expect(rejected).toBeGreaterThan(0)
  })

  test.skipIf(NGINX === null)('through the shipped proxy', async () => {
    const site = await startTestSite({
      MAX_IN_FLIGHT: String(SLOTS),
      LOG_LEVEL: 'error',
      SITE_URL: `https://${SITE_NAME}`,
      TRUST_PROXY: '127.0.0.1',
    })
    const { stored } = await overload(site, await throughProxy(site.url))
    expect(stored).toBeGreaterThan(CLIENTS)
  })
})

async function overload(site: BuiltSite, send: Send) {
  const ids: string[] = []
  const rejected = { count: 0, withoutRetryAfter: 0 }
  const other = new Set<number>()
  const end = performance.now() + DURATION_MS
  const clients = Array.from({ length: CLIENTS }, async (_client, client) => {
    for (let number = 0; performance.now() < end; number++) {
      const { status, retryAfter, id } = await send(client, `${client} ${number}`)
      if (status === 201) ids.push(id)
      else if (status === 503) {
        rejected.count += 1
        rejected.withoutRetryAfter += Number(!(retryAfter > 0))
      } else other.add(status)
    }
  })
  const health: number[] = []
  while (performance.now() < end) {
    health.push((await sendRaw(site.url, requestText('GET', '/healthz'))).status)
    await pause(100)
  }
  await Promise.all(clients)
  await expect.poll(() => tenSucceed(send), { timeout: 30_000, interval: 100 }).toBe(true)
  process.stdout.write(`${ids.length} stored, ${rejected.count} rejected with 503\n`)
  expect([...other]).toEqual([])
  expect(rejected.withoutRetryAfter).toBe(0)
  expect(new Set(health)).toEqual(new Set([200]))
  expect(ids.length).toBeGreaterThan(SLOTS)
  const stored = new Set(storedRows(site.dataFolder).map(({ id }) => id))
  expect(ids.filter((id) => !stored.has(id))).toEqual([])
  return { stored: ids.length, rejected: rejected.count }
}

async function tenSucceed(send: Send): Promise<boolean> {
  for (let number = 0; number < 10; number++)
    if ((await send(number, `Afterwards ${performance.now()}`)).status !== 201) return false
  return true
}
