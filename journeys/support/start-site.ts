import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SITE_ARGUMENTS, SITE_ENVIRONMENT } from '../../server/site-command.mjs'
import { freePort } from '../../server/testing/free-port.ts'
import { inheritedEnvironment } from '../../environment/testing/inherited-environment.ts'

export interface Site {
  /** Without a trailing slash. */
  readonly url: string
  /** The folder of its database. */
  readonly dataFolder: string
  /** The log lines so far. */
  readonly lines: readonly string[]
  /** Stops it and deletes its data, unless `keepData` is set. */
  stop(options?: { keepData?: boolean }): Promise<void>
}

interface SiteOptions {
  /** Environment variables (see .env.example); they override those set here. */
  readonly env?: Readonly<Record<string, string>>
  /** A new folder by default. */
  readonly dataFolder?: string
  readonly port?: number
  /** Folder of another copy of the built site. */
  readonly root?: string
}

const ROOT = resolve(import.meta.dirname, '../..')
const NODE = join(ROOT, 'node_modules/.bin/node')
const START_ATTEMPTS = 900
const UNREACHABLE_URL = 'http://127.0.0.1:9'
/** Journeys send more forms per minute than any visitor. */
const NO_LIMIT = '100000'

/**
 * Starts the built site as in production, with its own port and data; without a content service unless `env` names one.
 */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const port = options.port ?? (await freePort())
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'beam-journey-')))
  const child = spawn(NODE, argumentsFor(options.root), {
    // The IPC channel lets the site exit when the test process ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...inheritedEnvironment(),
      ...SITE_ENVIRONMENT,
      ...testSettings(port, dataFolder),
      ...options.env,
    },
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n').filter(Boolean)))
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  const url = `http://localhost:${port}`
  const site: Site = {
    url,
    dataFolder,
    lines,
    async stop({ keepData = false } = {}) {
      child.kill('SIGTERM')
      await ended
      if (!keepData) await rm(dataFolder, { recursive: true, force: true })
    },
  }
  try {
    await waitUntilHealthy(url, () => child.exitCode !== null, lines)
  } catch (error) {
    await site.stop({ keepData: options.dataFolder !== undefined })
    throw error
  }
  return site
}

function argumentsFor(root: string | undefined): readonly string[] {
  if (root === undefined) return SITE_ARGUMENTS
  return [...SITE_ARGUMENTS.slice(0, -1), join(root, 'server/main.ts')]
}

function testSettings(port: number, dataFolder: string): Record<string, string> {
  return {
    PORT: String(port),
    DATA_DIR: dataFolder,
    DATA_KEY_FILE: join(dataFolder, 'data-key'),
    CONTENT_SERVICE_URL: UNREACHABLE_URL,
    LOG_LEVEL: 'warn',
    LIMIT_PER_MINUTE: NO_LIMIT,
    LIMIT_PER_HOUR: NO_LIMIT,
    LIMIT_QUIET_PER_MINUTE: NO_LIMIT,
  }
}

async function waitUntilHealthy(
  url: string,
  hasEnded: () => boolean,
  lines: readonly string[],
): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    if (hasEnded()) break
    if (await isHealthy(url)) return
    await pause(100)
  }
  throw new Error(`The site did not start:\n${lines.join('\n')}`)
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(10_000) })).ok
  } catch {
    return false
  }
}
