import { closeSync, fstatSync, openSync } from 'node:fs'
import { readDatabaseHeader } from './database-header.ts'
import {
  FRAME_HEADER_BYTES,
  FRAME_SALT_OFFSET_BYTES,
  LOG_HEADER_BYTES,
  LOG_SALT_OFFSET_BYTES,
  SALT_BYTES,
} from './log-format.ts'
import { readBytes } from './read-bytes.ts'
import { closeShared, openShared } from './shared-descriptor.ts'

/**
 * Whether the write-ahead log has every page that the database's file lacks according to its header, as after a
 * checkpoint that a full disk refused: SQLite finds such a database complete. Reads the headers of the log's frames.
 * Throws when the system refuses to read either.
 */
export function logCompletes(file: string): boolean {
  try {
    const main = openShared(file)
    try {
      const header = readDatabaseHeader(main)
      if (!header) return false
      const { pageBytes, pages } = header
      const logged = pagesInLog(file, pageBytes)
      for (let page = Math.floor(fstatSync(main).size / pageBytes) + 1; page <= pages; page++)
        if (!logged.has(page)) return false
      return true
    } finally {
      closeShared(main)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Of the frames that belong to the log as it is: those of an earlier one have another salt. */
function pagesInLog(file: string, pageBytes: number): ReadonlySet<number> {
  const log = openSync(`${file}-wal`, 'r')
  try {
    const salt = readBytes(log, SALT_BYTES, LOG_SALT_OFFSET_BYTES)
    const { size } = fstatSync(log)
    const pages = new Set<number>()
    for (let at = LOG_HEADER_BYTES; at < size; at += FRAME_HEADER_BYTES + pageBytes) {
      const frame = readBytes(log, FRAME_HEADER_BYTES, at)
      if (!frame.subarray(FRAME_SALT_OFFSET_BYTES, FRAME_SALT_OFFSET_BYTES + SALT_BYTES).equals(salt)) break
      pages.add(frame.readUInt32BE(0))
    }
    return pages
  } finally {
    closeSync(log)
  }
}
