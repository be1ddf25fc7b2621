import { identityOf, isSameFile, type FileIdentity } from './file-identity.ts'
import { sizeOfFile } from './file-size.ts'
import { hasCompleteHeader } from './is-intact-database.ts'
import { monitorLog, type LogMonitor } from './log-monitor.ts'

/** Notices when an open database file is removed, replaced or truncated, or its write-ahead log is. */
export interface FileMonitor {
  /** The file that is open; undefined when none is. */
  readonly opened: FileIdentity | undefined
  /** To be called when the file has been opened. Throws when its log or its index is missing by now. */
  start(): void
  /** Ends with the connection. */
  close(): void
  /** The file that is open is still the one under its name. */
  isInPlace(): boolean
  /** Checked before each batch, so that nothing is written to what is damaged. */
  isTruncated(): boolean
  isSmaller(): boolean
  /** Whether it has become smaller since the last call, or is missing. */
  hasShrunk(): boolean
  /** False when frames of the log are missing that its index lists. */
  isLogComplete(): boolean
  /** The size is no longer compared with the one before. */
  forgetSize(): void
  /**
   * Whether a complete database is there whose size has not changed since the last call: it is no longer being copied.
   */
  isFullyCopied(): boolean
}

/** Smaller than any size. */
const NO_SIZE = -1

/** Watches whether the path still leads to the file that was opened. */
export function monitorFile(file: string): FileMonitor {
  let opened: FileIdentity | undefined
  let log: LogMonitor | undefined
  let sizeBefore = NO_SIZE

  const isLogComplete = () => log?.isComplete() !== false
  const isSmaller = () => (sizeOfFile(file) ?? 0) < sizeBefore

  return {
    get opened() {
      return opened
    },
    start() {
      log = monitorLog(file)
      opened = identityOf(file)
      sizeBefore = sizeOfFile(file) ?? NO_SIZE
    },
    close() {
      log?.close()
      log = undefined
      opened = undefined
    },
    isInPlace: () => opened !== undefined && isSameFile(identityOf(file), opened),
    isTruncated: () => isSmaller() || (log?.isShorter() === true && !log.isComplete()),
    isSmaller,
    hasShrunk() {
      const size = sizeOfFile(file) ?? NO_SIZE
      const hasShrunk = size < sizeBefore
      sizeBefore = size
      return hasShrunk
    },
    isLogComplete,
    forgetSize() {
      sizeBefore = NO_SIZE
    },
    isFullyCopied() {
      const size = sizeOfFile(file) ?? NO_SIZE
      const isSettling = size !== sizeBefore
      sizeBefore = size
      return size > 0 && !isSettling && hasCompleteHeader(file)
    },
  }
}
