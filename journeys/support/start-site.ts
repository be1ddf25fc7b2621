import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SITE_ARGUMENTS, SITE_ENVIRONMENT } from '../../server/site-command.mjs'
import { freePort } from './free-port.ts'

export interface Site {
  /** Without a trailing slash. */
  readonly url: string
  /** Where it keeps what it is sent. */
  readonly dataFolder: string
  /** What it has logged so far. */
  readonly lines: readonly string[]
  /** Ends it, and removes its data unless told otherwise. */
  stop(options?: { keepData?: boolean }): Promise<void>
}

export interface SiteOptions {
  /** Settings by their names (see .env.example); they go before those that journeys need. */
  readonly env?: Readonly<Record<string, string>>
  /** A new folder by default. */
  readonly dataFolder?: string
  readonly port?: number
}

const ROOT = resolve(import.meta.dirname, '../..')
const NODE = join(ROOT, 'node_modules/.bin/node')
const START_ATTEMPTS = 300
const NOBODY_THERE = 'http://127.0.0.1:9'
/** Journeys send more forms in a minute than any visitor. */
const MANY = '100000'

/** Starts the built site as it is run everywhere, on a port and data of its own, without a content service unless `env` names one. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const port = options.port ?? (await freePort())
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'beam-journey-')))
  const child = spawn(NODE, SITE_ARGUMENTS, {
    // The channel tells the site when the journey is gone, so that it never stays behind alone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      ...SITE_ENVIRONMENT,
      ...journeySettings(port, dataFolder),
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
    await answers(url, () => child.exitCode !== null, lines)
  } catch (error) {
    await site.stop({ keepData: options.dataFolder !== undefined })
    throw error
  }
  return site
}

function journeySettings(port: number, dataFolder: string): Record<string, string> {
  return {
    PORT: String(port),
    DATA_DIR: dataFolder,
    DATA_KEY_FILE: join(dataFolder, 'data-key'),
    CONTENT_SERVICE_URL: NOBODY_THERE,
    LOG_LEVEL: 'warn',
    LIMIT_PER_MINUTE: MANY,
    LIMIT_PER_HOUR: MANY,
    LIMIT_QUIET_PER_MINUTE: MANY,
  }
}

async function answers(url: string, hasEnded: () => boolean, lines: readonly string[]): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    if (hasEnded()) break
    if (await isHealthy(url)) return
    await pause(100)
  }
  throw new Error(`The site did not start:\n${lines.join('\n')}`)
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}
