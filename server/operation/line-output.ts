import { write, writeSync } from 'node:fs'
import { errorCode } from './error-code.ts'

/** Lines of text that are written to a file, a pipe or a terminal. */
interface LineOutput {
  write(line: string): void
}

const BUSY_MS = 100
/** About 16 MB: a reader that reads nothing must not fill the memory. */
const MAX_WAITING_CHARACTERS = 16 * 1024 * 1024
/** How often the exit waits for a slow reader: five seconds in all. */
const MAX_WAITS_AT_EXIT = 50

/**
 * Writes lines in the background, and the last ones at exit. What cannot be written, e.g. to a full disk, is lost, as are
 * lines beyond those that may wait for a reader, and the process goes on: pino's own output ends it, or tries for ever at
 * exit.
 */
export function createLineOutput(descriptor: number, maxCharacters = MAX_WAITING_CHARACTERS): LineOutput {
  let waiting = ''
  let isWriting = false
  /** What a full pipe has refused so far. */
  let refused: Buffer = Buffer.alloc(0)

  function writeWaiting(): void {
    const bytes = Buffer.from(waiting)
    waiting = ''
    isWriting = bytes.length > 0
    if (isWriting) writeBytes(bytes)
  }

  function writeBytes(bytes: Buffer): void {
    write(descriptor, bytes, (error, written) => {
      if (isBusy(error)) tryLater(bytes)
      else if (!error && written < bytes.length) writeBytes(bytes.subarray(written))
      else writeWaiting()
    })
  }

  function tryLater(bytes: Buffer): void {
    refused = bytes
    setTimeout(() => {
      refused = Buffer.alloc(0)
      writeBytes(bytes)
    }, BUSY_MS)
  }

  process.once('exit', () => writeAtExit(descriptor, Buffer.concat([refused, Buffer.from(waiting)])))
  return {
    write(line) {
      if (waiting.length + line.length <= maxCharacters) waiting += line
      if (!isWriting) writeWaiting()
    },
  }
}

function writeAtExit(descriptor: number, bytes: Buffer): void {
  let rest = bytes
  let waits = 0
  while (rest.length > 0 && waits < MAX_WAITS_AT_EXIT) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest))
    } catch (error) {
      if (!isBusy(error)) return
      waits += 1
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS)
    }
  }
}

/** The reader of a pipe has yet to read what is in it. */
function isBusy(error: unknown): boolean {
  return errorCode(error) === 'EAGAIN'
}
