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
const HANGS_US = 40_000_000
const SENDERS = 8
const WITHIN = { timeout: 90_000, interval: 200 }

/** Status of a message sent under its own words as the key; 0 when the connection was closed without an answer. */
async function send(url: string, message: string): Promise<number> {
  const answer = await postForm(url, contact, formData(contact, { message }), { 'idempotency-key': message })
  return answer?.status ?? 0
}

/** Statuses of messages sent at once while storage hangs, and of one more when they were answered. */
async function sendMany(url: string): Promise<Set<number>> {
  const numbers = Array.from({ length: SENDERS }, (_sender, number) => number)
  const statuses = await Promise.all(numbers.map((number) => send(url, `Message ${number}`)))
  return new Set([...statuses, await send(url, `Message ${SENDERS}`)])
}

/** Storage works again: each message is taken under the key it had. */
async function expectAllTaken(site: BuiltSite): Promise<void> {
  for (let number = 0; number <= SENDERS; number++)
    await expect.poll(() => send(site.url, `Message ${number}`), WITHIN).toBe(201)
}

test.skipIf(!HAS_STRACE)(
  'T60: a disk that hangs for longer than anybody waits: who sends is told so (503), and sending again stores it once',
  async () => {
    const site = await startTestSite({ LOG_LEVEL: 'error' })
    expect(await send(site.url, 'Before')).toBe(201)
    const fault = `inject=fsync,fdatasync:delay_enter=${HANGS_US}`
    const words = ['-f', '-o', '/dev/null', '-e', fault, '-p', String(site.process.pid)]
    const tracer = spawn('strace', words, { stdio: ['ignore', 'ignore', 'pipe'] })
    onTestFinished(() => void tracer.kill('SIGKILL'))
    // It says so when it has got hold of the threads.
    await once(tracer.stderr, 'data')
    expect(await sendMany(site.url)).toEqual(new Set([503]))
    tracer.kill('SIGINT')
    await once(tracer, 'exit')
    await expectAllTaken(site)
    expect(storedRows(site.dataFolder)).toHaveLength(1 + SENDERS + 1)
    expect(await stopSite(site, 'SIGTERM')).toBe(0)
  },
)

test('T60: a PostgreSQL that falls silent: who sends is told so (503), and afterwards all is well', async () => {
  const { line, site } = await openOnSilencedPostgres(4251)
  line.silence(false)
  await expectAllTaken(site)
  expect(await stopSite(site, 'SIGTERM')).toBe(0)
})

test('a PostgreSQL that vanishes without a word, and answers from another machine: within a minute all is well', async () => {
  const { line, site } = await openOnSilencedPostgres(4252)
  line.forget()
  for (let number = 0; number <= SENDERS; number++)
    await expect.poll(() => send(site.url, `Message ${number}`), { timeout: 60_000, interval: 200 }).toBe(201)
  expect(await stopSite(site, 'SIGTERM')).toBe(0)
})

/** A site that took one message, and then none, for its PostgreSQL fell silent. */
async function openOnSilencedPostgres(port: number) {
  const postgres = await startPostgres(port)
  onTestFinished(() => postgres.stop())
  const line = await startTcpRelay(Number(new URL(postgres.url).port))
  const throughLine = Object.assign(new URL(postgres.url), { port: String(line.port) }).href
  const site = await startTestSite({ LOG_LEVEL: 'error', DATABASE_URL: throughLine })
  expect(await send(site.url, 'Before')).toBe(201)
  line.silence(true)
  expect(await sendMany(site.url)).toEqual(new Set([503]))
  return { line, site }
}
