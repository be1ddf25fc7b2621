import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PAGE } from './page-data.ts'

/** When the page of each version was deleted. */
export function deletionTimes(dataFolder: string, documentId: string): unknown[] {
  return withDatabase(dataFolder, (database) =>
    database
      .prepare('select entry_deleted_at from document_versions where entry_id = ?')
      .all(documentId)
      .map((row) => row['entry_deleted_at']),
  )
}

/** Versions with the titles "1", "2" and so on. */
export function insertVersions(dataFolder: string, documentId: string, count: number): void {
  withDatabase(dataFolder, (database) => {
    const insert = database.prepare(
      'insert into document_versions (document_id, entry_type, entry_id, stored_at, snapshot) values (?, ?, ?, ?, ?)',
    )
    for (let title = 1; title <= count; title++) {
      const snapshot = JSON.stringify({ title: String(title) })
      insert.run(`${documentId}-${title}`, PAGE, documentId, Date.now(), snapshot)
    }
  })
}

export function setDeletionTime(dataFolder: string, documentId: string, timeMs: number): void {
  withDatabase(dataFolder, (database) =>
    database
      .prepare('update document_versions set entry_deleted_at = ? where entry_id = ?')
      .run(timeMs, documentId),
  )
}

function withDatabase<Result>(dataFolder: string, action: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(join(dataFolder, 'content.db'), { timeout: 20_000 })
  try {
    return action(database)
  } finally {
    database.close()
  }
}
