import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../testing/start-postgres.ts'
import { createTestLog } from '../../testing/test-log.ts'
import { promiseStorage, someSubmission } from '../storage-promises.ts'
import type { Storage } from '../storage.ts'
import { createPostgresStorage } from './create-postgres-storage.ts'

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

promiseStorage(() => open())

test('two processes that start at once make the tables once', async () => {
  const url = await emptyDatabase()
  const storages = await Promise.all([open(url), open(url), open(url)])
  await storages[0]!.acceptSubmission(someSubmission())
  expect(await storages[2]!.listSubmissions({ limit: 9 })).toHaveLength(1)
})

test('a commit that need not be durable is refused at the start', async () => {
  const url = await emptyDatabase()
  await run("alter system set fsync = 'off'")
  await run('select pg_reload_conf()')
  onTestFinished(async () => {
    await run('alter system reset fsync')
    await run('select pg_reload_conf()')
  })
  await expect.poll(() => open(url).then(() => 'opened', String)).toContain('fsync = on')
})

test('tables newer than this program are refused in one line', async () => {
  const url = await emptyDatabase()
  await (await open(url)).close()
  await run("insert into kysely_migration values ('999-tomorrow', '2999-01-01T00:00:00.000Z')", url)
  await expect(open(url)).rejects.toThrow('written by a newer version')
})

test('when PostgreSQL crashes and comes back, what was acknowledged is there and new ones are taken', async () => {
  const storage = await open()
  const before = someSubmission()
  await storage.acceptSubmission(before)
  await postgres.crash()
  expect(await storage.ready()).toBe(false)
  const during = storage.acceptSubmission(someSubmission()).then(
    () => 'stored',
    (error: Error) => error.message,
  )
  expect(['stored', 'Storage is not available: away']).toContain(await during)
  await postgres.restart()
  expect(await storage.readSubmission(before.id)).toBeDefined()
  expect((await storage.acceptSubmission(someSubmission())).kind).toBe('stored')
})

test('a site may start before PostgreSQL does', async () => {
  const url = await emptyDatabase()
  await postgres.crash()
  const storage = await open(url)
  expect(await storage.ready()).toBe(false)
  await postgres.restart()
  expect((await storage.acceptSubmission(someSubmission())).kind).toBe('stored')
})
