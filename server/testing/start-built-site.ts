import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { SITE_ARGUMENTS, SITE_ENVIRONMENT } from '../site-command.mjs'

const CLOSED_PORT_URL = 'http://127.0.0.1:9'

/** Settings with which a client may send as often as it likes. */
export const WITHOUT_LIMITS = {
  LIMIT_PER_MINUTE: '0',
  LIMIT_PER_HOUR: '0',
  LIMIT_QUIET_PER_MINUTE: '0',
  MAX_IN_FLIGHT_PER_ADDRESS: '0',
  MAX_IN_FLIGHT_PER_NETWORK: '0',
}

/** Asked for at /metrics unless a test sets its own. */
const METRICS_TOKEN = 'a-token-that-only-tests-know'

/** With the token that /metrics asks for. */
export const METRICS_HEADERS = { authorization: `Bearer ${METRICS_TOKEN}` }

export interface BuiltSite {
  readonly url: string
  readonly dataFolder: string
  readonly process: ChildProcess
  /** Exit code; null when it was killed. */
  readonly ended: Promise<number | null>
  /** Everything it wrote: its log, and its last words. */
  said(): string
}

/**
 * For tests: the site process as built, on a free port and new data unless PORT and DATA_DIR are given, without a
 * content service. `through` is a program that runs it, e.g. strace. Throws its words when it ends before it answers.
 */
export async function startBuiltSite(
  environment: Readonly<Record<string, string>> = {},
  through: readonly string[] = [],
): Promise<BuiltSite> {
  const port = environment['PORT'] ?? String(await freePort())
  const dataFolder = environment['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'beam-site-')))
  const [program = '', ...words] = [...through, process.execPath, ...SITE_ARGUMENTS]
  const child = spawn(program, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      ...SITE_ENVIRONMENT,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: port,
      DATA_DIR: dataFolder,
      DATA_KEY_FILE: join(dataFolder, 'key'),
      CONTENT_SERVICE_URL: CLOSED_PORT_URL,
      METRICS_TOKEN,
      ...environment,
    },
  })
  const texts: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => texts.push(text))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const url = `http://127.0.0.1:${port}`
  while (child.exitCode === null && child.signalCode === null && !(await isWell(url))) await pause(50)
  const said = () => texts.join('')
  if (child.exitCode !== null || child.signalCode !== null) await ended.then(() => fail(said()))
  return { url, dataFolder, process: child, ended, said }
}

function fail(words: string): never {
  throw new Error(`The site ended before it answered:\n${words}`)
}

async function isWell(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  )
}
