import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { closeShared, openShared } from './shared-descriptor.ts'

const MAGIC = 'SQLite format 3\0'
/** https://sqlite.org/fileformat.html, in bytes. */
const HEADER_BYTES = 100
const LOG_HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24

/**
 * Whether the write-ahead log has every page that the database's file lacks according to its header, as after a
 * checkpoint that a full disk refused: SQLite finds such a database complete. Reads the headers of the log's frames.
 */
export function logCompletes(file: string): boolean {
  try {
    const main = openShared(file)
    try {
      const header = readBytes(main, HEADER_BYTES, 0)
      if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) return false
      const lacking = lackingPages(header, fstatSync(main).size)
      for (const page of pagesInLog(file, pageBytesOf(header))) lacking.delete(page)
      return lacking.size === 0
    } finally {
      closeShared(main)
    }
  } catch {
    return false
  }
}

function lackingPages(header: Buffer, fileBytes: number): Set<number> {
  const pages = header.readUInt32BE(28)
  const lacking = new Set<number>()
  for (let page = Math.floor(fileBytes / pageBytesOf(header)) + 1; page <= pages; page++) lacking.add(page)
  return lacking
}

/** Of the frames that belong to the log as it is: those of an earlier one have another salt. */
function pagesInLog(file: string, pageBytes: number): number[] {
  const log = openSync(`${file}-wal`, 'r')
  try {
    const salt = readBytes(log, LOG_HEADER_BYTES, 0).subarray(16, 24)
    const pages: number[] = []
    for (let at = LOG_HEADER_BYTES; ; at += FRAME_HEADER_BYTES + pageBytes) {
      const frame = readBytes(log, FRAME_HEADER_BYTES, at)
      if (frame.length < FRAME_HEADER_BYTES || !frame.subarray(8, 16).equals(salt)) return pages
      pages.push(frame.readUInt32BE(0))
    }
  } finally {
    closeSync(log)
  }
}

/** A page size of 1 means 65,536 bytes. */
function pageBytesOf(header: Buffer): number {
  const pageBytes = header.readUInt16BE(16)
  return pageBytes === 1 ? 65_536 : pageBytes
}

/** Fewer at the end of the file. */
function readBytes(descriptor: number, count: number, position: number): Buffer {
  const bytes = Buffer.alloc(count)
  return bytes.subarray(0, readSync(descriptor, bytes, 0, count, position))
}
