import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../testing/free-port.ts'
import { findFaketime } from './find-faketime.ts'
import { findVarnish } from './find-varnish.ts'

const SHIPPED = join(import.meta.dirname, '../../../deploy/proxy/varnish.vcl')
const START_TIMEOUT_MS = 120_000

/** null: tests that require it are skipped. */
export const VARNISH = findVarnish()

/** null: Varnish cannot be given a clock of its own. */
export const FAKETIME = VARNISH === null ? null : findFaketime()

export interface Varnish {
  /** For visitors, without a slash at its end. */
  readonly url: string
  readonly purgeUrl: string
  /** Moves its clock this many seconds ahead of the machine's; its timers go on as before. Takes a second. */
  setAhead(seconds: number): void
  stop(): Promise<void>
}

/** Starts Varnish with the shipped configuration, unchanged but for the site's port. */
export async function startVarnish(sitePort: number, purgePort: number): Promise<Varnish> {
  if (VARNISH === null) throw new Error('There is no Varnish')
  const { file, modules, libraries } = VARNISH
  const folder = mkdtempSync(join(tmpdir(), 'beam-varnish-'))
  const port = await freePort()
  const configuration = join(folder, 'varnish.vcl')
  writeFileSync(configuration, withPort(readFileSync(SHIPPED, 'utf8'), sitePort))
  const clock = join(folder, 'clock')
  const setAhead = (seconds: number) => writeFileSync(clock, `+${seconds}\n`)
  setAhead(0)
  const listeners = ['-a', `visitors=127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`]
  const options = [
    '-F',
    '-j',
    'none',
    '-n',
    join(folder, 'work'),
    '-s',
    'malloc,64m',
    '-p',
    `vmod_path=${modules}`,
  ]
  const child = spawn(file, [...options, ...listeners, '-f', configuration], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LD_LIBRARY_PATH: libraries, ...ownClock(clock) },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const exited = once(child, 'close')
  const purgeUrl = `http://127.0.0.1:${purgePort}`
  const end = performance.now() + START_TIMEOUT_MS
  // The purge socket answers itself, whether or not the site runs.
  while (
    !(await fetch(purgeUrl).then(
      ({ status }) => status === 405,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || performance.now() > end)
      throw new Error(`Varnish does not start: ${output}`)
    await pause(50)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    purgeUrl,
    setAhead,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Ages and times of day come from the clock in a file. The C library is named, too, for Varnish's allocator reads the
 * clock while it starts.
 */
function ownClock(file: string): Readonly<Record<string, string>> {
  if (FAKETIME === null) return {}
  return {
    LD_PRELOAD: `${FAKETIME} libc.so.6`,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}

/** Throws if the site's port is no longer where this function expects it. */
function withPort(text: string, sitePort: number): string {
  const changed = text.replace('.port = "3000";', `.port = "${sitePort}";`)
  if (changed === text) throw new Error('The shipped configuration names the site in another way')
  return changed
}
