import { fstatSync } from 'node:fs'
import { identityOf, isSameFile, type FileIdentity } from './file-identity.ts'
import { fileSize } from './file-size.ts'
import { closeShared, openShared } from './shared-descriptor.ts'
import { createWalMonitor, type WalMonitor } from './wal-monitor.ts'

/** Notices when an open database file is removed, replaced or truncated, or its write-ahead log (WAL) is. */
export interface FileMonitor {
  /** The file that is open; undefined when none is. */
  readonly opened: FileIdentity | undefined
  /** To be called when the file has been opened. Throws when it, its WAL or the index of that is missing by now. */
  start(): void
  /** Ends with the connection. */
  close(): void
  /** The file that is open is still the one at its path. */
  isInPlace(): boolean
  /** The open file is unlinked: it ceases to exist when the connection is closed. */
  isUnlinked(): boolean
  /** The file or its WAL has shrunk. Checked before each batch, so that nothing is written to what is damaged. */
  isTruncated(): boolean
  /** Whether the file is smaller than its recorded size, or missing. */
  hasShrunk(): boolean
  /** False when frames of the WAL are missing that its index lists. */
  isWalComplete(): boolean
  /** Records the size; returns how it differs from the one recorded before. */
  recordSize(): SizeChange
  /** The next size is compared with none. */
  forgetSize(): void
}

type SizeChange = 'smaller' | 'same' | 'larger'

/** Smaller than any size. */
const NO_SIZE = -1

/** Watches whether the path still leads to the file that was opened. */
export function createFileMonitor(file: string): FileMonitor {
  let opened: FileIdentity | undefined
  let wal: WalMonitor | undefined
  let main: number | undefined
  let recordedSize = NO_SIZE

  const hasShrunk = () => (fileSize(file) ?? 0) < recordedSize

  return {
    get opened() {
      return opened
    },
    start() {
      wal = createWalMonitor(file)
      opened = identityOf(file)
      recordedSize = fileSize(file) ?? NO_SIZE
      main = openShared(file)
    },
    close() {
      wal?.close()
      wal = undefined
      if (main !== undefined) closeShared(main)
      main = undefined
      opened = undefined
    },
    isInPlace: () => opened !== undefined && isSameFile(identityOf(file), opened),
    isUnlinked: () => main !== undefined && fstatSync(main).nlink === 0,
    isTruncated: () => hasShrunk() || (wal?.hasShrunk() === true && !wal.isComplete()),
    hasShrunk,
    isWalComplete: () => wal?.isComplete() !== false,
    recordSize() {
      const size = fileSize(file) ?? NO_SIZE
      const difference = size - recordedSize
      recordedSize = size
      if (difference === 0) return 'same'
      return difference < 0 ? 'smaller' : 'larger'
    },
    forgetSize() {
      recordedSize = NO_SIZE
    },
  }
}
