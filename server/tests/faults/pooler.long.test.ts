import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startSenders } from '../../../backend/testing/retrying-client.ts'
import { jsonAnswers } from '../../../backend/testing/test-backend.ts'
import { HAS_PGBOUNCER, startPgbouncer } from '../../../backend/testing/start-pgbouncer.ts'
import { startPostgres, type TestPostgres } from '../../../backend/testing/start-postgres.ts'
import { TEST_KEY } from '../../../backend/testing/test-settings.ts'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { createPostgresChannel } from '../../content-changes/postgres-channel.ts'
import { expectStoredOnce } from '../../testing/expect-stored-once.ts'
import { silentLog } from '../../testing/fakes.ts'
import { startBuiltSite } from '../../testing/start-built-site.ts'
import { stopSite, startTestSite } from '../../testing/start-test-site.ts'
import { storedRowsOfPostgres } from '../../testing/stored-rows.ts'

const POLL_OPTIONS = { timeout: 120_000, interval: 50 }

describe.skipIf(!HAS_PGBOUNCER)('pgbouncer in front of PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres(5580)
  })
  afterAll(() => postgres?.stop())

  test.each(['1', '2'])(
    'T147: in transaction mode a site of %s does not start, and says why in one line',
    async (count) => {
      const pooler = await startPgbouncer(postgres, 5581, 'transaction')
      onTestFinished(() => pooler.stop())
      const environment = { DATABASE_URL: pooler.url, SITE_PROCESSES: count }
      const message = String(await startBuiltSite(environment).catch((error: Error) => error.message))
      expect(message.trim().split('\n').slice(1)).toEqual([
        'DATABASE_URL leads to a connection pooler in transaction mode: connect to PostgreSQL itself, or set pool_mode = session.',
      ])
    },
  )

  test('T158: a site that started while PostgreSQL was away answers 503 when it comes back behind transaction mode', async () => {
    const port = 5584
    const url = Object.assign(new URL(postgres.url), { port: String(port) }).href
    // Without a key, a site does not start beside a database that it cannot read: it may have been encrypted.
    const site = await startTestSite({ DATABASE_URL: url, DATA_KEY: TEST_KEY, LOG_LEVEL: 'error' })
    const pooler = await startPgbouncer(postgres, port, 'transaction')
    onTestFinished(() => pooler.stop())
    const contact = ALL_FORMS.find(({ name }) => name === 'contact')!
    const body = JSON.stringify(jsonAnswers(contact))
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'behind-a-pooler' }
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await fetch(site.url + contact.endpoint, { method: 'POST', headers, body })).status).toBe(503)
    const unusable = site
      .output()
      .split('\n')
      .filter((line) => line.includes('storage-unusable'))
    expect(unusable).toHaveLength(1)
    expect(unusable[0]).toContain('pool_mode = session')
    expect(await stopSite(site, 'SIGTERM')).toBe(0)
  })

  test('T147: in session mode two processes store each submission once', async () => {
    const pooler = await startPgbouncer(postgres, 5582, 'session')
    onTestFinished(() => pooler.stop())
    const site = await startTestSite({ DATABASE_URL: pooler.url, SITE_PROCESSES: '2', LOG_LEVEL: 'error' })
    const senders = startSenders([site.url], ALL_FORMS, 8)
    await expect.poll(() => senders.acknowledged.length, POLL_OPTIONS).toBeGreaterThan(100)
    await senders.stop()
    expectStoredOnce(senders.acknowledged, await storedRowsOfPostgres(postgres.url))
    expect(await stopSite(site, 'SIGTERM')).toBe(0)
  })

  test('T147: in session mode content changes reach other processes', async () => {
    const pooler = await startPgbouncer(postgres, 5583, 'session')
    onTestFinished(() => pooler.stop())
    const received: string[] = []
    const far = createPostgresChannel(pooler.url, (tags) => received.push(...tags), silentLog())
    const near = createPostgresChannel(pooler.url, () => {}, silentLog())
    onTestFinished(async () => void (await Promise.all([far.close(), near.close()])))
    await vi.waitFor(() => {
      near.publish(['page:pooled'])
      expect(received).toContain('page:pooled')
    }, POLL_OPTIONS)
  })
})
