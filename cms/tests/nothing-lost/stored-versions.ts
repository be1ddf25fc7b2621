import { milliseconds, runSql, storedTime } from '../test-database.ts'
import { PAGE } from './page-data.ts'

/** When the page of each version was deleted. */
export async function deletionTimes(dataFolder: string, documentId: string): Promise<unknown[]> {
  const sql = 'select entry_deleted_at from document_versions where entry_id = ?'
  const rows = await runSql(dataFolder, sql, [documentId])
  return rows.map((row) => milliseconds(row['entry_deleted_at']))
}

/** Inserts versions with the titles "1", "2" and so on. */
export async function insertVersions(dataFolder: string, documentId: string, count: number): Promise<void> {
  const titles = Array.from({ length: count }, (_one, index) => index + 1)
  const rows = titles.map((title) => [
    `${documentId}-${title}`,
    PAGE,
    documentId,
    storedTime(Date.now()),
    JSON.stringify({ title: String(title) }),
  ])
  const columns = 'document_id, entry_type, entry_id, stored_at, snapshot'
  const values = rows.map(() => '(?, ?, ?, ?, ?)').join()
  await runSql(dataFolder, `insert into document_versions (${columns}) values ${values}`, rows.flat())
}

export async function setDeletionTime(dataFolder: string, documentId: string, timeMs: number): Promise<void> {
  const sql = 'update document_versions set entry_deleted_at = ? where entry_id = ?'
  await runSql(dataFolder, sql, [storedTime(timeMs), documentId])
}
