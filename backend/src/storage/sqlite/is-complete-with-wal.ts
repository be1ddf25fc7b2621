import { closeSync, fstatSync, openSync } from 'node:fs'
import { readDatabaseHeader } from './read-database-header.ts'
import {
  FRAME_HEADER_BYTES,
  FRAME_SALT_OFFSET_BYTES,
  WAL_HEADER_BYTES,
  WAL_SALT_OFFSET_BYTES,
  SALT_BYTES,
} from './wal-format.ts'
import { readBytes } from './read-bytes.ts'
import { closeShared, openShared } from './shared-descriptor.ts'

/** SQLite never writes the page with this byte: https://sqlite.org/fileformat.html#lock_page */
const LOCK_BYTE = 2 ** 30

/**
 * Whether the WAL has every page that the database's file lacks according to its header, as after a checkpoint that a
 * full disk refused: SQLite finds such a database complete. Reads the headers of the WAL's frames. Throws
 * when the system refuses to read either.
 */
export function isCompleteWithWal(file: string): boolean {
  try {
    const main = openShared(file)
    try {
      const header = readDatabaseHeader(main)
      if (!header) return false
      const { pageBytes, pages } = header
      const pagesOfWal = pagesInWal(file, pageBytes)
      const lockBytePage = LOCK_BYTE / pageBytes + 1
      for (let page = Math.floor(fstatSync(main).size / pageBytes) + 1; page <= pages; page++)
        if (!pagesOfWal.has(page) && page !== lockBytePage) return false
      return true
    } finally {
      closeShared(main)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Of the frames that belong to the WAL as it is: those of an earlier one have another salt. */
function pagesInWal(file: string, pageBytes: number): ReadonlySet<number> {
  const wal = openSync(`${file}-wal`, 'r')
  try {
    const salt = readBytes(wal, SALT_BYTES, WAL_SALT_OFFSET_BYTES)
    const { size } = fstatSync(wal)
    const pages = new Set<number>()
    for (let at = WAL_HEADER_BYTES; at < size; at += FRAME_HEADER_BYTES + pageBytes) {
      const frame = readBytes(wal, FRAME_HEADER_BYTES, at)
      if (!frame.subarray(FRAME_SALT_OFFSET_BYTES, FRAME_SALT_OFFSET_BYTES + SALT_BYTES).equals(salt)) break
      pages.add(frame.readUInt32BE(0))
    }
    return pages
  } finally {
    closeSync(wal)
  }
}
