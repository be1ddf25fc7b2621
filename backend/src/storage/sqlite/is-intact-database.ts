import { fstatSync, readSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { existingFile } from './existing-file.ts'
import { closeShared, openShared } from './shared-descriptor.ts'

const HEADER_BYTES = 100
const MAGIC = 'SQLite format 3\0'

/** Whether a file looks like a database that was copied to its end: reads nothing but its header. */
export function hasCompleteHeader(file: string): boolean {
  try {
    const descriptor = openShared(file)
    try {
      const header = Buffer.alloc(HEADER_BYTES)
      readSync(descriptor, header, 0, HEADER_BYTES, 0)
      return (
        header.toString('latin1', 0, MAGIC.length) === MAGIC && fstatSync(descriptor).size >= sizeOf(header)
      )
    } finally {
      closeShared(descriptor)
    }
  } catch {
    return false
  }
}

/** https://sqlite.org/fileformat.html: a page size of 1 means 65,536 bytes. */
function sizeOf(header: Buffer): number {
  const pageBytes = header.readUInt16BE(16)
  return (pageBytes === 1 ? 65_536 : pageBytes) * header.readUInt32BE(28)
}

/** Whether a file is a sound database that holds submissions. Opens it. */
export function isIntactDatabase(file: string): boolean {
  try {
    const database = new DatabaseSync(existingFile(file), { timeout: 1_000 })
    try {
      const verdict = database.prepare('pragma quick_check(1)').get()?.['quick_check']
      const table = database.prepare("select 1 from sqlite_schema where name = 'submissions'").get()
      return verdict === 'ok' && table !== undefined
    } finally {
      database.close()
    }
  } catch {
    return false
  }
}
