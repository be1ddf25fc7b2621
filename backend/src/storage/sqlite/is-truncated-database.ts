import { readDatabaseHeader } from './read-database-header.ts'
import { fileSize } from './file-size.ts'
import { closeShared, openShared } from './shared-descriptor.ts'

/**
 * Whether a file lacks pages that its header counts, or all of them although it has a write-ahead log (WAL). SQLite would
 * take an empty or missing file for a new database, and remove the WAL of the one that was there.
 */
export function isTruncatedDatabase(file: string): boolean {
  const size = fileSize(file) ?? 0
  if (size === 0) return (fileSize(`${file}-wal`) ?? 0) > 0
  try {
    const descriptor = openShared(file)
    try {
      const header = readDatabaseHeader(descriptor)
      return header !== undefined && size < header.pages * header.pageBytes
    } finally {
      closeShared(descriptor)
    }
  } catch {
    // SQLite reports that the file cannot be read.
    return false
  }
}
