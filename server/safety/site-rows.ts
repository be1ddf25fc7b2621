import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface SubmissionRow {
  readonly id: string
  readonly form: string
  readonly reference: string
  readonly answers: string
  readonly deliveries: number
}

/** What a site process has stored, read beside it. Throws when the database is damaged. */
export function siteRows(dataFolder: string): SubmissionRow[] {
  return withDatabase(dataFolder, (database) => {
    const verdict = database.prepare('pragma integrity_check').get()?.['integrity_check']
    if (verdict !== 'ok') throw new Error(`The database is damaged: ${String(verdict)}`)
    return database
      .prepare(
        `select id, form, reference, answers,
          (select count(*) from outbox where submission_seq = submissions.seq) as deliveries from submissions`,
      )
      .all() as unknown as SubmissionRow[]
  })
}

export interface FileRow {
  readonly submission: string
  readonly sha256: string
  readonly content: Uint8Array
}

export function siteFiles(dataFolder: string): FileRow[] {
  return withDatabase(dataFolder, (database) => {
    return database
      .prepare(
        `select submissions.id as submission, sha256, content from files
          join submissions on submissions.seq = submission_seq`,
      )
      .all() as unknown as FileRow[]
  })
}

function withDatabase<T>(dataFolder: string, read: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(dataFolder, 'submissions.sqlite'), { timeout: 10_000 })
  try {
    return read(database)
  } finally {
    database.close()
  }
}
