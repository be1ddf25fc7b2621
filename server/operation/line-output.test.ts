import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, readSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLineOutput } from './line-output.ts'

const LINE = `${'x'.repeat(999)}\n`
const MAX_WAITING_CHARACTERS = 10 * LINE.length

/** Both ends of a pipe in one descriptor: writing fails while it is full. */
function openPipe(): number {
  const path = join(mkdtempSync(join(tmpdir(), 'beam-pipe-')), 'pipe')
  execFileSync('mkfifo', [path])
  const pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  onTestFinished(() => closeSync(pipe))
  return pipe
}

/** What is in the pipe now. */
function readAll(pipe: number): string {
  const chunk = Buffer.alloc(1024 * 1024)
  try {
    return chunk.toString('utf8', 0, readSync(pipe, chunk))
  } catch {
    return ''
  }
}

/** Until nothing more fits. Returns how much that was. */
function fill(pipe: number): number {
  for (let bytes = 0; ;) {
    try {
      bytes += writeSync(pipe, 'f')
    } catch {
      return bytes
    }
  }
}

test('lines wait for a slow reader, those beyond a limit are lost, and later ones are written again', async () => {
  const pipe = openPipe()
  const filled = fill(pipe)
  const output = createLineOutput(pipe, MAX_WAITING_CHARACTERS)
  for (let count = 0; count < 1000; count++) output.write(LINE)
  let text = ''
  const read = () => (text += readAll(pipe)).slice(filled)
  // One is being written, ten wait.
  await expect.poll(read).toBe(LINE.repeat(11))
  output.write('last\n')
  await expect.poll(read).toBe(`${LINE.repeat(11)}last\n`)
})
