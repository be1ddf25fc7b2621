import { closeSync, fstatSync, openSync } from 'node:fs'
import {
  FRAME_HEADER_BYTES,
  FRAME_SALT_OFFSET_BYTES,
  WAL_HEADER_BYTES,
  WAL_SALT_OFFSET_BYTES,
  SALT_BYTES,
} from './wal-format.ts'
import { readBytes } from './read-bytes.ts'
import { closeShared, openShared } from './shared-descriptor.ts'

/** Checks that the WAL still contains every frame that SQLite's index of it lists. */
export interface WalMonitor {
  /** False when the WAL was truncated or overwritten by anything but a checkpoint. Reads about 150 bytes. */
  isComplete(): boolean
  /** Whether the WAL has shrunk since it was last complete. Cheaper than `isComplete`, and no substitute for it. */
  hasShrunk(): boolean
  close(): void
}

/** https://sqlite.org/walformat.html */
const INDEX_HEADER_BYTES = 48
const ATTEMPTS = 5

/**
 * Starts with the WAL of a database that is open in this process. Throws when the WAL or its index cannot be opened.
 */
export function createWalMonitor(file: string): WalMonitor {
  const wal = openSync(`${file}-wal`, 'r')
  const index = openIndex(file, wal)
  let checked: IndexHeader | undefined

  /** A truncated WAL grows again with the next write, which leaves zeros before it: the last known frame shows that. */
  function containsFrames(header: IndexHeader): boolean {
    if (header.frames === 0) return true
    if (fstatSync(wal).size < endOf(header)) return false
    const frames = [header.frames]
    if (checked?.salt.equals(header.salt) && checked.frames > 0) frames.push(checked.frames)
    const saltsAt = [
      WAL_SALT_OFFSET_BYTES,
      ...frames.map((frame) => frameAt(header, frame) + FRAME_SALT_OFFSET_BYTES),
    ]
    return saltsAt.every((position) => readBytes(wal, SALT_BYTES, position).equals(header.salt))
  }

  return {
    hasShrunk: () => checked !== undefined && fstatSync(wal).size < endOf(checked),
    isComplete() {
      let header = readIndexHeader(index)
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        if (containsFrames(header)) {
          checked = header
          return true
        }
        const reread = readIndexHeader(index)
        // Another process may have restarted the WAL between the two reads.
        if (reread.bytes.equals(header.bytes)) return false
        header = reread
      }
      return false
    },
    close() {
      closeSync(wal)
      closeShared(index)
    },
  }
}

function openIndex(file: string, wal: number): number {
  try {
    return openShared(`${file}-shm`)
  } catch (error) {
    closeSync(wal)
    throw error
  }
}

interface IndexHeader {
  readonly bytes: Buffer
  readonly pageBytes: number
  /** Frames in the WAL that count; 0 after a checkpoint that let it start anew. */
  readonly frames: number
  readonly salt: Buffer
}

/** The index is in the byte order of the machine. */
function readIndexHeader(index: number): IndexHeader {
  const bytes = readBytes(index, INDEX_HEADER_BYTES, 0)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pageBytes = view.getUint16(14, LITTLE_ENDIAN)
  return {
    bytes,
    pageBytes: pageBytes === 1 ? 65_536 : pageBytes,
    frames: view.getUint32(16, LITTLE_ENDIAN),
    salt: bytes.subarray(32, 32 + SALT_BYTES),
  }
}

const LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1

/** Bytes of a WAL with all the frames that count. */
function endOf(header: IndexHeader): number {
  return header.frames === 0 ? 0 : frameAt(header, header.frames + 1)
}

/** Where a frame begins; the first is number 1. */
function frameAt({ pageBytes }: IndexHeader, frame: number): number {
  return WAL_HEADER_BYTES + (frame - 1) * (FRAME_HEADER_BYTES + pageBytes)
}
