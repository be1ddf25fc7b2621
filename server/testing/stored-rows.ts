import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { readDataKeys } from '../../backend/src/keys/data-keys.ts'
import { decryptFiles } from '../../backend/src/submissions/stored-files.ts'
import type { StoredFile } from '../../backend/src/storage/commands/submissions.ts'

export interface SubmissionRow {
  readonly id: string
  readonly form: string
  readonly reference: string
  readonly answers: string
  readonly deliveries: number
}

const SUBMISSIONS = `select id, form, reference, answers,
  (select count(*) from outbox where submission_seq = submissions.seq) as deliveries from submissions`

/** The submissions in a site's SQLite database. Throws if the database is damaged. */
export function storedRows(dataFolder: string): SubmissionRow[] {
  return withDatabase(dataFolder, (database) => {
    const result = database.prepare('pragma integrity_check').get()?.['integrity_check']
    if (result !== 'ok') throw new Error(`The database is damaged: ${String(result)}`)
    return database.prepare(SUBMISSIONS).all() as unknown as SubmissionRow[]
  })
}

/** The submissions in a site's PostgreSQL database. Throws when it cannot be reached. */
export async function storedRowsOfPostgres(url: string): Promise<SubmissionRow[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<SubmissionRow>(SUBMISSIONS)).rows
  } finally {
    await client.end()
  }
}

interface FileRow {
  readonly submission: string
  readonly sha256: string
  readonly content: Uint8Array
}

/** The uploaded files, decrypted. Throws if one was not encrypted for its own submission and field. */
export async function storedFiles(dataFolder: string): Promise<FileRow[]> {
  const keys = readDataKeys(readFileSync(join(dataFolder, 'key'), 'utf8'))
  const rows = withDatabase(
    dataFolder,
    (database) =>
      database.prepare(FILES).all() as unknown as (StoredFile & { readonly submission: string })[],
  )
  return Promise.all(
    rows.map(async ({ submission, ...row }) => {
      if (row.keyId === null) throw new Error(`A file of ${submission} is not encrypted.`)
      const [file] = await decryptFiles(keys, submission, [row])
      return { submission, sha256: row.sha256, content: file!.content! }
    }),
  )
}

const FILES = `select submissions.id as submission, field, name, type, size, sha256, key_id as keyId, content
  from files join submissions on submissions.seq = submission_seq`

function withDatabase<T>(dataFolder: string, read: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(dataFolder, 'submissions.sqlite'), { timeout: 10_000 })
  try {
    return read(database)
  } finally {
    database.close()
  }
}
