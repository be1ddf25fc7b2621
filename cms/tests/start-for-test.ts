import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  buildContentService,
  contentServiceIsBuilt,
  startContentService,
} from '../../scripts/start-content-service.mjs'
import { OWN_CONNECTION } from './own-connection.ts'
import { testDatabaseUrl } from './test-database.ts'

export const ADMINISTRATOR = { email: 'editor@example.com', password: 'Only-4-tests' }
export const SITE_TOKEN = 'the-token-of-the-site-in-these-tests'
export const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes yes').toString('base64')}`
export const PREVIEW_SECRET = 'the-secret-of-previews-in-these-tests'

/**
 * Node's arguments about memory, in MB. Under the limits of production, garbage collection takes a sixth of the CPU
 * time of a start.
 */
const MEMORY_ARGUMENTS = [
  '--max-old-space-size=1024',
  '--initial-old-space-size=1000',
  '--max-semi-space-size=64',
  '--min-semi-space-size=64',
]

export interface Running {
  readonly url: string
  readonly dataFolder: string
  readonly lines: readonly string[]
  /** GET; the status and the parsed response. */
  get(address: string, token?: string): Promise<{ status: number; body: unknown; text: string }>
  stop(): Promise<void>
}

export async function makeDataFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'beam-cms-'))
}

/** Tries again while a content service that is just ending still writes into it. */
export async function removeDataFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

/**
 * Starts a real content service with an administrator and known secrets.
 *
 * @param onLine gets each line of its log
 */
export async function startForTest(
  port: number,
  dataFolder: string,
  env: Record<string, string> = {},
  onLine: (line: string) => void = () => {},
): Promise<Running> {
  if (!contentServiceIsBuilt()) await buildContentService()
  const lines: string[] = []
  const database = await testDatabaseUrl(dataFolder)
  const seedFile = path.join(dataFolder, 'seed.json')
  const service = await startContentService({
    port,
    dataFolder,
    memory: MEMORY_ARGUMENTS,
    onLine: (line: string) => {
      lines.push(line)
      onLine(line)
    },
    env: {
      CMS_ADMIN_EMAIL: ADMINISTRATOR.email,
      CMS_ADMIN_PASSWORD: ADMINISTRATOR.password,
      CONTENT_SERVICE_TOKEN: SITE_TOKEN,
      CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PREVIEW_SECRET,
      SITE_URL: 'https://site.example.com',
      SITE_URLS: 'http://127.0.0.1:9',
      ...(database === null ? {} : { CMS_DATABASE_URL: database }),
      // From an earlier start: it takes a second to write.
      ...(existsSync(seedFile) && { CMS_SEED_FILE: seedFile }),
      ...env,
    },
  })
  return { url: service.url, dataFolder, lines, stop: service.stop, get }

  async function get(address: string, token?: string) {
    const headers = { ...OWN_CONNECTION, ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(service.url + address, { headers, signal: AbortSignal.timeout(60_000) })
    const text = await response.text()
    return { status: response.status, text, body: parseJson(text) }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
