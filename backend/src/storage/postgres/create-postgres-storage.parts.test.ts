import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../../testing/start-postgres.ts'
import { createTestLog } from '../../../testing/test-log.ts'
import { acceptSubmissions } from './accept-submissions.ts'
import { POSTGRES_COMMANDS } from './postgres-commands.ts'
import { BEFORE_ADDRESSES } from '../../../tests/storage-contract/before-addresses.ts'
import { describeStorageContract } from '../../../tests/storage-contract/storage-contract.ts'
import { exampleSubmission } from '../../../tests/storage-contract/example-submission.ts'
import { execute, PREVIOUS_RELEASE } from '../../../tests/previous-release/previous-release.ts'
import { leaseAll } from '../../../tests/storage-contract/lease-all.ts'
import type { Storage } from '../storage.ts'
import type { Tables } from '../tables.ts'
import { runEveryStatement } from '../../../tests/run-every-statement.ts'
import { createPostgresStorage } from './create-postgres-storage.ts'
import { listStored } from '../../../testing/list-stored.ts'

let postgres: TestPostgres
let databases = 0

beforeAll(async () => {
  postgres = await startPostgres(5500)
})
afterAll(() => postgres?.stop())

async function run(sql: string, url = postgres.url): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

async function emptyDatabase(): Promise<string> {
  databases += 1
  await run(`create database test_${databases}`)
  return postgres.url.replace(/postgres$/u, `test_${databases}`)
}

async function open(url?: string): Promise<Storage> {
  const storage = await createPostgresStorage({ url: url ?? (await emptyDatabase()), log: createTestLog() })
  onTestFinished(() => storage.close())
  return storage
}

describeStorageContract(() => open())

test('concurrent submissions are all stored, and one that cannot be fails alone', async () => {
  const storage = await open()
  const first = exampleSubmission()
  await storage.acceptSubmission(first)
  const many = Array.from({ length: 30 }, (_one, index) =>
    exampleSubmission({
      addresses: [`hash-${index}`, 'hash-of-all'],
      answers: `{"message":"\\"${index}\\" 👋"}`,
    }),
  )
  const duplicate = exampleSubmission({ reference: first.reference, addresses: ['hash-of-nobody'] })
  const results = await Promise.allSettled([...many, duplicate].map((one) => storage.acceptSubmission(one)))
  expect(results.map(({ status }) => status)).toEqual([...many.map(() => 'fulfilled'), 'rejected'])
  for (const [index, { id, answers }] of many.entries()) {
    expect(await storage.findPerson({ emailHash: `hash-${index}` })).toMatchObject([{ id }])
    expect(await storage.readSubmission(id)).toMatchObject({ answers, dueOn: '2031-11-20', reasons: [] })
  }
  expect(await storage.findPerson({ emailHash: 'hash-of-nobody' })).toEqual([])
  expect((await storage.countBacklog(null)).outboxWaiting).toBe(62)
})

/**
 * With so few rows PostgreSQL would prefer to read whole tables: `enable_seqscan` is off, so it does only where it
 * must.
 */
test('no statement that stores, delivers or deletes submissions has to read a whole table', async () => {
  const url = await emptyDatabase()
  await open(url)
  const pool = new Pool({ connectionString: url, max: 1, options: '-c enable_seqscan=off' })
  const queries: CompiledQuery[] = []
  const dialect = new PostgresDialect({ pool })
  const db = new Kysely<Tables>({ dialect, log: ({ query }) => void queries.push(query) })
  onTestFinished(() => db.destroy())
  await runEveryStatement(db, POSTGRES_COMMANDS)
  await acceptSubmissions(db, [exampleSubmission(), exampleSubmission()])
  const plans: string[] = []
  for (const { sql, parameters } of queries) {
    const { rows } = await pool.query<Record<string, string>>(`explain ${sql}`, [...parameters])
    plans.push([sql, ...rows.map((row) => row['QUERY PLAN'])].join('\n'))
  }
  expect(plans.filter((plan) => plan.includes('outbox_spent'))).toHaveLength(1)
  expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([])
})

test('a person stored by an older version is found by each address', async () => {
  const url = await emptyDatabase()
  await (await open(url)).close()
  await run(BEFORE_ADDRESSES, url)
  const storage = await open(url)
  for (const emailHash of ['hash-of-ana', 'hash-of-shop'])
    expect(await storage.findPerson({ emailHash })).toMatchObject([{ reference: 'BW-OLD' }])
  expect(await storage.findPerson({ emailHash: '' })).toEqual([])
})

test('while the previous release still runs, its statements meet the tables of this one', async () => {
  const url = await emptyDatabase()
  await open(url)
  await expect(execute(url, PREVIOUS_RELEASE.every)).resolves.toBeUndefined()
})

test('what the previous release stores is read and delivered by this one, once through either', async () => {
  const url = await emptyDatabase()
  const storage = await open(url)
  const { submissions, submit } = PREVIOUS_RELEASE
  await execute(url, submit)
  const own = exampleSubmission()
  await storage.acceptSubmission(own)
  for (const { id, reference, answers, idempotency } of submissions) {
    expect(await storage.readSubmission(reference)).toMatchObject({ id, answers, status: 'new' })
    const repeated = exampleSubmission({ idempotency })
    expect(await storage.acceptSubmission(repeated)).toEqual({ kind: 'duplicate', id, reference })
  }
  await execute(url, submit)
  expect(await listStored(storage)).toHaveLength(submissions.length + 1)
  expect(await storage.readFiles({ id: submissions[0]?.id ?? '' })).toHaveLength(1)
  const deliveries = await leaseAll(storage)
  const ids = [...submissions, own].flatMap(({ id }) => [id, id])
  expect(deliveries.map(({ submissionId }) => submissionId).toSorted()).toEqual(ids.toSorted())
})

test('T66: processes that start at the same time create the tables once', async () => {
  const url = await emptyDatabase()
  const storages = await Promise.all([open(url), open(url), open(url)])
  await storages[0]!.acceptSubmission(exampleSubmission())
  expect(await listStored(storages[2]!)).toHaveLength(1)
})

test('a commit that need not be durable is rejected at the start', async () => {
  const url = await emptyDatabase()
  await run("alter system set fsync = 'off'")
  await run('select pg_reload_conf()')
  onTestFinished(async () => {
    await run('alter system reset fsync')
    await run('select pg_reload_conf()')
  })
  await expect.poll(() => open(url).then(() => 'opened', String)).toContain('fsync = on')
})

test('a database that can only be read is not ready, and accepts again when it can be written', async () => {
  const url = await emptyDatabase()
  const storage = await open(url)
  const name = new URL(url).pathname.slice(1)
  await run(`alter database ${name} set default_transaction_read_only = on`)
  await run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  await expect.poll(() => storage.ready()).toBe(false)
  await expect(storage.acceptSubmission(exampleSubmission())).rejects.toThrow(
    'Storage is not available: unreachable',
  )
  await run(`alter database ${name} reset default_transaction_read_only`)
  expect((await storage.acceptSubmission(exampleSubmission())).kind).toBe('stored')
  expect(await storage.ready()).toBe(true)
})

test('T66: tables newer than this program are rejected in one line', async () => {
  const url = await emptyDatabase()
  await (await open(url)).close()
  await run("insert into kysely_migration values ('999-tomorrow', '2999-01-01T00:00:00.000Z')", url)
  await expect(open(url)).rejects.toThrow('written by a newer version')
})

test('T67: when PostgreSQL crashes and comes back, what was acknowledged is there and new ones are accepted', async () => {
  const storage = await open()
  const before = exampleSubmission()
  await storage.acceptSubmission(before)
  await postgres.crash()
  expect(await storage.ready()).toBe(false)
  const during = storage.acceptSubmission(exampleSubmission()).then(
    () => 'stored',
    (error: Error) => error.message,
  )
  expect(['stored', 'Storage is not available: unreachable']).toContain(await during)
  await postgres.restart()
  expect(await storage.readSubmission(before.id)).toBeDefined()
  expect((await storage.acceptSubmission(exampleSubmission())).kind).toBe('stored')
})

test('a site may start before PostgreSQL does', async () => {
  const url = await emptyDatabase()
  await postgres.crash()
  const storage = await open(url)
  expect(await storage.ready()).toBe(false)
  await postgres.restart()
  expect((await storage.acceptSubmission(exampleSubmission())).kind).toBe('stored')
})
