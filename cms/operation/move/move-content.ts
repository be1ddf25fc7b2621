import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { contentDatabase } from '../content-database.ts'
import type { ObjectStore } from '../../../environment/settings/object-store.ts'
import { createBucketUploads } from '../bucket-uploads.ts'
import { createLocalUploads } from '../local-uploads.ts'
import { OperationError } from '../operation-error.ts'
import { sqliteFile, uploadsFolder, type OperationSettings } from '../operation-settings.ts'
import { createSqliteContent } from '../sqlite-content.ts'
import { copyTables } from './copy-tables.ts'
import { createTables } from './create-tables.ts'
import { moveUploads } from './move-uploads.ts'

/** The object store's name in the rows of files; Strapi deletes a file only from the provider that its row names. */
const NAME_BUCKET = "update files set provider = 'aws-s3' where provider = 'local'"

/**
 * Copies content from SQLite into the PostgreSQL of the settings, and local uploads into their bucket; each table and
 * file is compared by its hash. The content service must be stopped; its files stay as they are. `print` gets a line
 * for each table. Throws an OperationError; then the database has not changed.
 */
export async function moveContent(settings: OperationSettings, print: (line: string) => void): Promise<void> {
  const { databaseUrl, uploads } = settings
  if (databaseUrl === null) return moveUploadsOnly(settings, print)
  const file = sqliteFile(settings)
  if (!existsSync(file)) throw new OperationError(`There is nothing to move: ${file} does not exist.`)
  await createSqliteContent(file).assertUnused()
  await assertEmpty(databaseUrl)
  if (uploads) await copyUploads(settings, uploads, print)
  await moveDatabase(file, settings, databaseUrl, print)
}

/** The database stays where it is, in SQLite or PostgreSQL. */
export async function moveUploadsOnly(
  settings: OperationSettings,
  print: (line: string) => void,
): Promise<void> {
  const { databaseUrl, uploads } = settings
  if (!uploads)
    throw new OperationError('Set CMS_DATABASE_URL, CMS_UPLOADS_URL or both: where the content is moved to.')
  await contentDatabase(settings).assertUnused()
  await copyUploads(settings, uploads, print)
  if (databaseUrl !== null)
    return withClient(databaseUrl, async (client) => void (await client.query(NAME_BUCKET)))
  const database = new DatabaseSync(sqliteFile(settings))
  database.exec(NAME_BUCKET)
  database.close()
}

async function copyUploads(
  settings: OperationSettings,
  bucket: ObjectStore,
  print: (line: string) => void,
): Promise<void> {
  const folder = uploadsFolder(settings)
  const count = await moveUploads(folder, createLocalUploads(folder), createBucketUploads(bucket))
  print(`uploads: ${count} files, sha256 the same on both sides`)
}

async function moveDatabase(
  file: string,
  { uploads }: OperationSettings,
  databaseUrl: string,
  print: (line: string) => void,
): Promise<void> {
  await createTables(databaseUrl)
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    await withClient(databaseUrl, async (target) => {
      for (const { name, rows, sha256 } of await copyTables(source, target))
        print(`${name}: ${rows} rows, sha256 ${sha256} on both sides`)
      if (uploads) await target.query(NAME_BUCKET)
    })
  } finally {
    source.close()
  }
}

async function assertEmpty(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (target) => {
    const { rows } = await target.query<{ pages: string | null }>("select to_regclass('pages') as pages")
    if (rows[0]?.pages === null) return
    const { rowCount } = await target.query('select 1 from pages limit 1')
    if (rowCount) throw new OperationError('PostgreSQL already holds pages: give an empty database.')
  })
}

async function withClient(databaseUrl: string, action: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, options: '-c synchronous_commit=on' })
  try {
    await client.connect()
  } catch (error) {
    throw new OperationError(`PostgreSQL cannot be reached: ${(error as Error).message}`)
  }
  try {
    await action(client)
  } finally {
    await client.end()
  }
}
