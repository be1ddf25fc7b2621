import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startSenders } from '../../../backend/testing/retrying-client.ts'
import { startPostgres } from '../../../backend/testing/start-postgres.ts'
import { replicatingPostgres, startStandby } from '../../../backend/testing/start-standby.ts'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { expectStoredOnce } from '../../testing/expect-stored-once.ts'
import { requestText, sendRaw } from '../../testing/send-raw.ts'
import { startTcpRelay } from '../../testing/start-tcp-relay.ts'
import { stopSite, startTestSite } from '../../testing/start-test-site.ts'
import { storedRowsOfPostgres } from '../../testing/stored-rows.ts'

const PROGRAMS = replicatingPostgres()
const CLIENTS = 8
const MAX_GAP_MS = 15_000
const POLL_OPTIONS = { timeout: 120_000, interval: 20 }

describe.skipIf(PROGRAMS === null)('PostgreSQL with a synchronous standby', () => {
  test('T145: the primary is killed under load, the standby promoted, then the address switched', async () => {
    const { primary, standby, relay, senders, gaps, finish } = await startReplicatedSite(5570)
    await primary.kill()
    await standby.promote()
    relay.setTarget(5571)
    await finish()
    expect(gaps.longestMs()).toBeLessThan(MAX_GAP_MS)
    expect(senders.acknowledged.length).toBeGreaterThan(0)
  })

  test('T145: the address is switched before the standby is promoted: what it cannot write yet is sent again', async () => {
    const { site, primary, standby, relay, gaps, finish } = await startReplicatedSite(5572)
    await primary.kill()
    relay.setTarget(5573)
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, POLL_OPTIONS).toBe(503)
    expect((await sendRaw(site.url, requestText('GET', '/about-us'))).status).toBe(200)
    await pause(1_000)
    await standby.promote()
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, POLL_OPTIONS).toBe(200)
    await finish()
    expect(gaps.longestMs()).toBeLessThan(MAX_GAP_MS)
  })

  test('T145: the primary vanishes without closing its connections', async () => {
    const { primary, standby, relay, gaps, finish } = await startReplicatedSite(5574)
    relay.setPaused(true)
    await primary.kill()
    await standby.promote()
    relay.setTarget(5575)
    relay.resumeNewConnections()
    await finish()
    expect(gaps.longestMs()).toBeLessThan(MAX_GAP_MS)
  })

  test('T145: while the standby does not confirm, nothing is acknowledged; then each is stored once', async () => {
    const { primary, standby, senders, finish } = await startReplicatedSite(5576, 'primary')
    standby.setPaused(true)
    // What was confirmed before may still arrive.
    await pause(2_000)
    const before = senders.acknowledged.length
    await pause(15_000)
    expect(senders.acknowledged).toHaveLength(before)
    standby.setPaused(false)
    await finish()
    await primary.stop()
  })
})

/** A site under load whose database has an address of its own, with a standby at the next port. */
async function startReplicatedSite(port: number, storedAt: 'primary' | 'standby' = 'standby') {
  const primary = await startPostgres(port, PROGRAMS!)
  onTestFinished(() => primary.stop())
  const standby = await startStandby(primary, port + 1, PROGRAMS!)
  onTestFinished(() => standby.stop())
  const relay = await startTcpRelay(port)
  const address = Object.assign(new URL(primary.url), { port: String(relay.port) }).href
  const site = await startTestSite({ DATABASE_URL: address, LOG_LEVEL: 'error' })
  const senders = startSenders([site.url], ALL_FORMS, CLIENTS)
  const gaps = watchGaps(() => senders.acknowledged.length)
  const more = async (count: number) => {
    const before = senders.acknowledged.length
    await expect.poll(() => senders.acknowledged.length, POLL_OPTIONS).toBeGreaterThan(before + count)
  }
  await more(40)

  /** Waits for more submissions, stops, and compares what was acknowledged with what is stored. */
  async function finish(): Promise<void> {
    await more(40)
    gaps.stop()
    await senders.stop()
    const { url } = storedAt === 'primary' ? primary : standby
    expectStoredOnce(senders.acknowledged, await storedRowsOfPostgres(url))
    expect(await stopSite(site, 'SIGTERM')).toBe(0)
  }
  return { site, primary, standby, relay, senders, gaps, finish }
}

/** Measures how long a count stayed the same. */
function watchGaps(count: () => number) {
  let [last, since, longest] = [count(), performance.now(), 0]
  const timer = setInterval(look, 20)

  function look(): void {
    const now = performance.now()
    longest = Math.max(longest, now - since)
    if (count() === last) return
    last = count()
    since = now
  }
  return { longestMs: () => longest, stop: () => clearInterval(timer) }
}
