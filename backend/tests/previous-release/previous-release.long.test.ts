import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { freePort } from '../../../server/testing/free-port.ts'
import { type Acknowledged, sendUntilAcknowledged, startSenders } from '../../testing/retrying-client.ts'
import { startBackend } from '../../testing/start-backend.ts'
import { startPostgres } from '../../testing/start-postgres.ts'
import { startSmtp } from '../../testing/start-smtp.ts'
import { temporaryFolder, TEST_KEY } from '../../testing/test-settings.ts'
import { previousReleaseCommit, unpackRelease } from './unpack-previous-release.ts'

const COMMIT = previousReleaseCommit()
const CLIENTS = 6
const SUBMISSIONS = 300
const POLL_OPTIONS = { timeout: 120_000, interval: 100 }

/**
 * An upgrade: the previous release runs, today's version brings the tables up to date, and both serve visitors for a
 * while.
 */
test.skipIf(COMMIT === null)(
  "the previous release's backend and today's store and deliver what visitors send to both, once",
  async () => {
    const release = unpackRelease(COMMIT!)
    onTestFinished(release.remove)
    const postgres = await startPostgres(5579)
    onTestFinished(() => postgres.stop())
    const smtp = await startSmtp()
    onTestFinished(() => smtp.stop())
    const settings = {
      DATABASE_URL: postgres.url,
      DATA_KEY: TEST_KEY,
      DATA_DIR: temporaryFolder(),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'no-reply@beam.example',
      MAIL_TO: 'staff@beam.example',
      LOG_LEVEL: 'info',
    }
    const previous = await startBackend(await freePort(), settings, release.main)
    const [first] = ALL_FORMS
    const before = await sendUntilAcknowledged([previous.address], first!, 'before the upgrade')
    const today = await startBackend(await freePort(), settings)
    onTestFinished(async () => void (await Promise.all([previous.kill(), today.kill()])))

    const addresses = [previous.address, today.address]
    const senders = startSenders(addresses, ALL_FORMS, CLIENTS)
    await expect.poll(() => senders.acknowledged.length, POLL_OPTIONS).toBeGreaterThan(SUBMISSIONS)
    await senders.stop()
    for (const [form, key] of ALL_FORMS.map((one) => [one, `both: ${one.name}`] as const)) {
      const receipts = []
      for (const address of addresses) receipts.push(await sendUntilAcknowledged([address], form, key))
      expect(stored(receipts[1]!)).toEqual(stored(receipts[0]!))
    }
    // What one of them stored the other knows under its key.
    const repeated = await sendUntilAcknowledged([today.address], first!, 'before the upgrade')
    expect(stored(repeated)).toEqual(stored(before))
    expect(await previous.stop()).toBe(0)
    const last = await sendUntilAcknowledged([today.address], first!, 'after the upgrade')

    const references = await column(postgres.url, 'select reference as value from submissions')
    expect(references.toSorted()).toEqual([...new Set(references)].toSorted())
    expect(references).toHaveLength(1 + senders.acknowledged.length + ALL_FORMS.length + 1)
    for (const { reference } of [before, ...senders.acknowledged, last])
      expect(references).toContain(reference)
    const waiting = "select count(*)::text as value from outbox where state = 'waiting'"
    await expect.poll(() => column(postgres.url, waiting), POLL_OPTIONS).toEqual(['0'])
    const toStaff = smtp.mails.filter(({ recipients }) => recipients.includes('staff@beam.example'))
    expect(toStaff).toHaveLength(references.length)
    expect(await today.stop()).toBe(0)
  },
  600_000,
)

/** What a receipt says about the submission. Its text is that of the version which answers. */
function stored({ key, form, id, reference }: Acknowledged) {
  return { key, form, id, reference }
}

async function column(connectionString: string, sql: string): Promise<string[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<{ value: string }>(sql)).rows.map(({ value }) => value)
  } finally {
    await client.end()
  }
}
