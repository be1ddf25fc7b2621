import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { startPostgres } from '../../../backend/testing/start-postgres.ts'
import { startTcpRelay } from '../../testing/start-tcp-relay.ts'
import type { BuiltSite } from '../../testing/start-built-site.ts'
import { stopSite, startTestSite } from '../../testing/start-test-site.ts'
import { formData, postForm } from '../../testing/post-form.ts'
import { storedRows } from '../../testing/stored-rows.ts'

const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
const HAS_STRACE = spawnSync('strace', ['-V']).status === 0
const DELAY_US = 40_000_000
const SENDERS = 8
const POLL_OPTIONS = { timeout: 90_000, interval: 200 }

/** Status of a message whose text is its idempotency key; 0 if the connection was closed without a response. */
async function send(url: string, message: string): Promise<number> {
  const response = await postForm(url, contact, formData(contact, { message }), {
    'idempotency-key': message,
  })
  return response?.status ?? 0
}

/** Statuses of concurrent messages while storage hangs, and of one more after their responses. */
async function sendWhileHanging(url: string): Promise<Set<number>> {
  const numbers = Array.from({ length: SENDERS }, (_sender, number) => number)
  const statuses = await Promise.all(numbers.map((number) => send(url, `Message ${number}`)))
  return new Set([...statuses, await send(url, `Message ${SENDERS}`)])
}

/** Storage works again: each message is accepted with its idempotency key. */
async function expectAllAccepted(site: BuiltSite): Promise<void> {
  for (let number = 0; number <= SENDERS; number++)
    await expect.poll(() => send(site.url, `Message ${number}`), POLL_OPTIONS).toBe(201)
}

test.skipIf(!HAS_STRACE)(
  'T60: a disk that hangs for longer than the timeout: 503, and sending again stores each message once',
  async () => {
    const site = await startTestSite({ LOG_LEVEL: 'error' })
    expect(await send(site.url, 'Before')).toBe(201)
    const fault = `inject=fsync,fdatasync:delay_enter=${DELAY_US}`
    const straceOptions = ['-f', '-o', '/dev/null', '-e', fault, '-p', String(site.process.pid)]
    const tracer = spawn('strace', straceOptions, { stdio: ['ignore', 'ignore', 'pipe'] })
    onTestFinished(() => void tracer.kill('SIGKILL'))
    // Written when strace has attached to the threads.
    await once(tracer.stderr, 'data')
    expect(await sendWhileHanging(site.url)).toEqual(new Set([503]))
    tracer.kill('SIGINT')
    await once(tracer, 'exit')
    await expectAllAccepted(site)
    expect(storedRows(site.dataFolder)).toHaveLength(1 + SENDERS + 1)
    expect(await stopSite(site, 'SIGTERM')).toBe(0)
  },
)

test('T60: a PostgreSQL that stops responding: 503, and the site recovers', async () => {
  const { relay, site } = await startOnStalledPostgres(4251)
  relay.setPaused(false)
  await expectAllAccepted(site)
  expect(await stopSite(site, 'SIGTERM')).toBe(0)
})

test('a PostgreSQL that fails over to another host: the site recovers within a minute', async () => {
  const { relay, site } = await startOnStalledPostgres(4252)
  relay.resumeNewConnections()
  for (let number = 0; number <= SENDERS; number++)
    await expect.poll(() => send(site.url, `Message ${number}`), { timeout: 60_000, interval: 200 }).toBe(201)
  expect(await stopSite(site, 'SIGTERM')).toBe(0)
})

/** A site that stored one message before its PostgreSQL stopped responding. */
async function startOnStalledPostgres(port: number) {
  const postgres = await startPostgres(port)
  onTestFinished(() => postgres.stop())
  const relay = await startTcpRelay(Number(new URL(postgres.url).port))
  const relayUrl = Object.assign(new URL(postgres.url), { port: String(relay.port) }).href
  const site = await startTestSite({ LOG_LEVEL: 'error', DATABASE_URL: relayUrl })
  expect(await send(site.url, 'Before')).toBe(201)
  relay.setPaused(true)
  expect(await sendWhileHanging(site.url)).toEqual(new Set([503]))
  return { relay, site }
}
