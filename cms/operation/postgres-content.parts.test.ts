import { mkdirSync, mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installedPostgres } from '../../backend/testing/installed-postgres.ts'
import { startPostgres, type TestPostgres } from '../../backend/testing/start-postgres.ts'
import { objectStore, type ObjectStore } from '../../environment/settings/object-store.ts'
import { startObjectStore } from '../tests/start-object-store.ts'
import { backUpContent } from './back-up-content.ts'
import { copyTables } from './move/copy-tables.ts'
import { createBucketUploads } from './bucket-uploads.ts'
import type { OperationSettings } from './operation-settings.ts'
import { restoreContent } from './restore-content.ts'

const PROGRAMS = installedPostgres()
const NOW = Date.UTC(2026, 10, 22)
/** As Strapi creates them in both databases; rows point to each other. */
const TABLES = `
  create table users (id integer primary key, name text);
  create table pages (id integer primary key, document_id text, title text, published boolean, content jsonb,
    created_at timestamp(6), created_by integer references users (id));
  create table files (id integer primary key, provider text)`

describe.skipIf(PROGRAMS === null)('content in PostgreSQL and an object store', () => {
  let postgres: TestPostgres
  let store: Awaited<ReturnType<typeof startObjectStore>>
  let client: Client
  let folder: string
  const programPath = process.env['PATH']

  beforeAll(async () => {
    postgres = await startPostgres(5504, PROGRAMS!)
    process.env['PATH'] = `${PROGRAMS}:${programPath}`
    store = await startObjectStore(0)
    folder = mkdtempSync(path.join(tmpdir(), 'beam-content-'))
    client = new Client({ connectionString: postgres.url })
    await client.connect()
    await client.query(TABLES)
  })
  afterAll(async () => {
    process.env['PATH'] = programPath
    await client?.end()
    await Promise.all([postgres?.stop(), store?.stop()])
    rmSync(folder, { recursive: true, force: true })
  })

  test('T138: rows of SQLite are copied with their types and compared, and nothing is kept when one differs', async () => {
    const source = new DatabaseSync(path.join(folder, 'content.db'))
    source.exec(TABLES)
    source.exec(`insert into users values (7, 'Ünï 🌍');
      insert into pages values (3, 'a', 'One', 1, '{"b": [1, null], "a": "x"}', 1795000000123, 7),
        (4, 'b', null, 0, null, null, null);
      insert into files values (9, 'local')`)
    const copied = await copyTables(source, client)
    expect(copied.map(({ name, rows }) => `${name} ${rows}`)).toEqual(['files 1', 'pages 2', 'users 1'])
    const { rows } = await client.query(
      'select title, published, content, created_at::text as at from pages order by id',
    )
    expect(rows).toEqual([
      { title: 'One', published: true, content: { a: 'x', b: [1, null] }, at: '2026-11-18 11:06:40.123' },
      { title: null, published: false, content: null, at: null },
    ])
    source.exec('pragma foreign_keys = off; update pages set created_by = 99 where id = 3')
    await expect(copyTables(source, client)).rejects.toThrow('foreign key')
    await client.query('rollback')
    expect((await client.query('select created_by from pages where id = 3')).rows).toEqual([
      { created_by: 7 },
    ])
    source.exec("alter table pages add column subtitle text; update pages set subtitle = 'x'")
    await expect(copyTables(source, client)).rejects.toThrow('no place for pages.subtitle')
    source.close()
  })

  test('T137: a backup brings rows and uploads back, unless a content service runs or a file has changed', async () => {
    const settings: OperationSettings = {
      dataFolder: path.join(folder, 'data'),
      databaseUrl: postgres.url,
      uploads: objectStore(store.url) as ObjectStore,
    }
    mkdirSync(settings.dataFolder)
    await createBucketUploads(settings.uploads!).write('one.png', path.join(folder, 'content.db'))
    const backup = path.join(folder, 'backup')
    expect(await backUpContent(settings, backup, NOW)).toEqual({ pages: 2, images: 1, uploads: 1 })
    await client.query('delete from pages')
    ;(store.objects as Map<string, unknown>).clear()

    const service = new Client({ connectionString: `${postgres.url}?application_name=beam-content-service` })
    await service.connect()
    await expect(restoreContent(settings, backup, true, NOW)).rejects.toThrow('A content service is running')
    await service.end()
    await expect
      .poll(() => restoreContent(settings, backup, true, NOW).then(() => 'restored'))
      .toBe('restored')
    expect((await client.query('select id from pages order by id')).rows).toEqual([{ id: 3 }, { id: 4 }])
    expect([...store.objects.keys()]).toEqual(['one.png'])

    truncateSync(path.join(backup, 'content.dump'), 1_000)
    await expect(restoreContent(settings, backup, true, NOW)).rejects.toThrow('content.dump has changed')
  })
})
