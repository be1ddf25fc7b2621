import { readBytes } from './read-bytes.ts'

/** https://sqlite.org/fileformat.html, in bytes. */
const HEADER_BYTES = 100
const PAGE_SIZE_OFFSET_BYTES = 16
const PAGE_COUNT_OFFSET_BYTES = 28
const MAGIC = 'SQLite format 3\0'

interface DatabaseHeader {
  readonly pageBytes: number
  /** How many pages the database has; some may be in its WAL only. */
  readonly pages: number
}

/** What a file says of itself; undefined when it is no database. */
export function readDatabaseHeader(descriptor: number): DatabaseHeader | undefined {
  const header = readBytes(descriptor, HEADER_BYTES, 0)
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) return undefined
  const pageBytes = header.readUInt16BE(PAGE_SIZE_OFFSET_BYTES)
  // 1 stands for the size that does not fit into two bytes.
  return {
    pageBytes: pageBytes === 1 ? 65_536 : pageBytes,
    pages: header.readUInt32BE(PAGE_COUNT_OFFSET_BYTES),
  }
}
