import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { readDataKeys } from '../src/keys/data-keys.ts'
import { decryptBytes } from '../src/keys/encrypt-bytes.ts'
import { associatedData } from '../src/keys/associated-data.ts'
import { startSenders, type Acknowledged } from '../testing/retrying-client.ts'
import { startBackend, type BackendProcess } from '../testing/start-backend.ts'
import { startPostgres } from '../testing/start-postgres.ts'
import { startSmtp } from '../testing/start-smtp.ts'
import { TEST_KEY, temporaryFolder } from '../testing/test-settings.ts'

const DATA_KEY = TEST_KEY
const CLIENTS = 12

interface Row {
  readonly id: string
  readonly reference: string
  readonly answers: string
  readonly form: string
  readonly deliveries: number
  readonly files: number
}

interface FileRow {
  readonly id: string
  readonly field: string
  readonly key_id: string
  readonly answers: string
  readonly content: Uint8Array
}

/** Every acknowledged submission is stored once, with its own files and both of its deliveries; none is there twice. */
async function expectStoredOnce(
  acknowledged: readonly Acknowledged[],
  rows: readonly Row[],
  files: readonly FileRow[],
): Promise<void> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const lost = acknowledged.filter(({ id }) => !byId.has(id))
  expect(lost).toEqual([])
  const keys = rows.map(({ answers }) => /client \d+ number \d+/u.exec(answers)![0])
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(acknowledged.map(({ id }) => id)).size).toBe(acknowledged.length)
  expect(rows.filter(({ deliveries }) => Number(deliveries) !== 2)).toEqual([])
  expect(rows.filter((row) => Number(row.files) !== FILES_OF.get(row.form))).toEqual([])
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect(await isTheirs(file)).toBe(true)
}

const FILES_OF = new Map(
  ALL_FORMS.map(({ name, fields }) => [
    name,
    Object.values(fields).filter(({ type }) => type === 'file').length,
  ]),
)

async function isTheirs({ id, field, key_id, answers, content }: FileRow): Promise<boolean> {
  const [key] = /client \d+ number \d+/u.exec(answers)!
  const opened = await decryptBytes(KEYS, associatedData(id, field), { keyId: key_id, content })
  return Buffer.from(opened!).includes(`${key} `)
}

const KEYS = readDataKeys(DATA_KEY)

const ROWS = `select id, reference, form, answers,
  (select count(*) from files where submission_seq = submissions.seq) as files,
  (select count(*) from outbox where submission_seq = submissions.seq) as deliveries from submissions`
const FILES = `select submissions.id, answers, field, key_id, content from files
  join submissions on submissions.seq = submission_seq`

test('T54: killed again and again under load, it loses no acknowledged submission and stores none twice', async () => {
  const dataDir = temporaryFolder()
  const settings = { DATA_DIR: dataDir, DATA_KEY, LOG_LEVEL: 'info' }
  let backend = await startBackend(3067, settings)
  onTestFinished(() => backend.kill())
  const clients = startSenders([backend.address], ALL_FORMS, CLIENTS)
  for (let kill = 0; kill < 12; kill++) {
    const before = clients.acknowledged.length
    await expect.poll(() => clients.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 20)
    await pause(kill * 7)
    await backend.kill()
    backend = await startBackend(3067, settings)
  }
  await clients.stop()
  expect(await backend.stop()).toBe(0)
  const database = new DatabaseSync(join(dataDir, 'submissions.sqlite'))
  const rows = database.prepare(ROWS).all() as unknown as Row[]
  const files = database.prepare(FILES).all() as unknown as FileRow[]
  database.close()
  expect(clients.acknowledged.length).toBeGreaterThan(200)
  await expectStoredOnce(clients.acknowledged, rows, files)
})

test('T63: stopped under load, it answers what it has begun and ends well', async () => {
  const settings = { DATA_DIR: temporaryFolder(), DATA_KEY }
  let backend = await startBackend(3068, settings)
  onTestFinished(() => backend.kill())
  const clients = startSenders([backend.address], ALL_FORMS, CLIENTS)
  for (let stop = 0; stop < 3; stop++) {
    const before = clients.acknowledged.length
    await expect.poll(() => clients.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 20)
    expect(await backend.stop()).toBe(0)
    backend = await startBackend(3068, settings)
  }
  await clients.stop()
  expect(await backend.stop()).toBe(0)
})

test('of two processes on one PostgreSQL one is killed under load: nothing is lost, nothing is delivered twice', async () => {
  const postgres = await startPostgres(5501)
  const smtp = await startSmtp()
  const settings = {
    DATA_DIR: temporaryFolder(),
    DATA_KEY,
    DATABASE_URL: postgres.url,
    SMTP_URL: smtp.url,
    MAIL_TO: 'staff@beam.example',
  }
  const survivor = await startBackend(3070, settings)
  let other: BackendProcess = await startBackend(3071, settings)
  onTestFinished(async () => {
    await Promise.all([survivor.kill(), other.kill()])
    await smtp.stop()
    await postgres.stop()
  })
  const clients = startSenders([survivor.address, other.address], ALL_FORMS, CLIENTS)
  for (let kill = 0; kill < 4; kill++) {
    const before = clients.acknowledged.length
    await expect.poll(() => clients.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 20)
    await other.kill()
    other = await startBackend(3071, settings)
  }
  await clients.stop()
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query<Row>(ROWS)
  const files = await client.query<FileRow>(FILES)
  await expectStoredOnce(clients.acknowledged, rows, files.rows)

  /** Leases of the killed end only minutes later: the test moves time on instead of waiting. */
  await expect
    .poll(
      async () => {
        await client.query("update outbox set next_at = 0 where state = 'waiting' and attempts > 0")
        return mailsTo(smtp.mails, 'staff@beam.example').size
      },
      { timeout: 240_000, interval: 3_000 },
    )
    .toBe(rows.length)
})

/** Mails by Message-ID: one that is delivered twice counts once, as it does in a mailbox. */
function mailsTo(
  mails: readonly { recipients: readonly string[]; source: string }[],
  address: string,
): Set<string> {
  const theirs = mails.filter(({ recipients }) => recipients.includes(address))
  return new Set(theirs.map(({ source }) => /^Message-ID: (?<id>.+)$/imu.exec(source)!.groups!['id']!))
}
