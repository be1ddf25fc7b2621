import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inheritedEnvironment } from '../../environment/testing/inherited-environment.ts'
import { freePort } from './free-port.ts'
import { SITE_ARGUMENTS, SITE_ENVIRONMENT } from '../site-command.mjs'

const CLOSED_PORT_URL = 'http://127.0.0.1:9'

/** Settings without rate limits. */
export const WITHOUT_LIMITS = {
  LIMIT_PER_MINUTE: '0',
  LIMIT_PER_HOUR: '0',
  LIMIT_QUIET_PER_MINUTE: '0',
  MAX_IN_FLIGHT_PER_ADDRESS: '0',
  MAX_IN_FLIGHT_PER_NETWORK: '0',
}

/** Required at /metrics unless a test sets its own. */
const METRICS_TOKEN = 'a-token-that-only-tests-know'

/** Authorizes a request to /metrics. */
export const METRICS_HEADERS = { authorization: `Bearer ${METRICS_TOKEN}` }

export interface BuiltSite {
  readonly url: string
  readonly dataFolder: string
  readonly process: ChildProcess
  /** Exit code; null when it was killed. */
  readonly exited: Promise<number | null>
  /** Everything it wrote to standard output and standard error. */
  output(): string
}

/**
 * Starts the built site process without a content service, on a free port and a new data folder unless PORT and
 * DATA_DIR are set. `wrapper` is a program that runs it, e.g. strace. Throws its output when it exits before it is up.
 */
export async function startBuiltSite(
  environment: Readonly<Record<string, string>> = {},
  wrapper: readonly string[] = [],
): Promise<BuiltSite> {
  const port = environment['PORT'] ?? String(await freePort())
  const dataFolder = environment['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'beam-site-')))
  const [program = '', ...programArguments] = [...wrapper, process.execPath, ...SITE_ARGUMENTS]
  const child = spawn(program, programArguments, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inheritedEnvironment(),
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
  const exited = once(child, 'close').then(([code]) => code as number | null)
  const url = `http://127.0.0.1:${port}`
  while (child.exitCode === null && child.signalCode === null && !(await isHealthy(url))) await pause(50)
  const output = () => texts.join('')
  if (child.exitCode !== null || child.signalCode !== null) await exited.then(() => fail(output()))
  return { url, dataFolder, process: child, exited, output }
}

function fail(output: string): never {
  throw new Error(`The site exited before it was up:\n${output}`)
}

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  )
}
