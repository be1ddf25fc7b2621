import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ALL_PAGES } from '../../content/defaults/all-pages.ts'
import { contentServiceSecrets, startContentService } from '../../scripts/start-content-service.mjs'
import { makeSeededFolder } from './seeded-folder.ts'
import { removeDataFolder, startForTest } from './start-for-test.ts'

const PORT = 1408
const PARENT = path.join(import.meta.dirname, 'start-and-wait.fixture.ts')
const TIMEOUT_MS = 120_000

let dataFolder: string

beforeEach(async () => {
  dataFolder = await makeSeededFolder()
})
afterEach(() => removeDataFolder(dataFolder))

describe('the content service', () => {
  it('starts, stops, and starts again with all of its content', async () => {
    const first = await startForTest(PORT, dataFolder)
    await first.stop()
    expect(await isListening()).toBe(false)
    const second = await startForTest(PORT, dataFolder)
    expect(await pageCount()).toBe(ALL_PAGES.length)
    expect(second.lines.filter((line) => line.includes('Seeded'))).toEqual([])
    await second.stop()
  })

  it('stops when the process that started it is killed', async () => {
    const parent = spawn(process.execPath, [PARENT, String(PORT), dataFolder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(parent.stdout, 'data')
    expect(await isListening()).toBe(true)
    parent.kill('SIGKILL')
    const start = Date.now()
    while ((await isListening()) && Date.now() - start < TIMEOUT_MS) await pause(100)
    expect(await isListening()).toBe(false)
  })

  it('names the port that is in use', async () => {
    const other = createServer().listen(PORT, '127.0.0.1')
    await once(other, 'listening')
    await expect(startContentService({ port: PORT, dataFolder })).rejects.toThrow(
      `The port ${PORT} is already used by another application.`,
    )
    other.close()
  })

  it('lists all invalid settings in one error', async () => {
    const env = { CMS_ADMIN_EMAIL: 'a@example.com', CONTENT_SERVICE_TOKEN: 'short', SITE_URL: 'nowhere' }
    const message = await startContentService({ port: PORT, dataFolder, env }).catch(String)
    expect(message).toContain('SITE_URL must be an http or https address')
    expect(message).toContain('CONTENT_SERVICE_TOKEN must have at least 32 characters')
    expect(message).toContain('CMS_ADMIN_PASSWORD must be set together with CMS_ADMIN_EMAIL')
  })
})

describe('its secrets', () => {
  it('are generated once and stored', () => {
    const generated = contentServiceSecrets(dataFolder, {})
    expect(contentServiceSecrets(dataFolder, {})).toEqual(generated)
    expect(generated.CONTENT_WEBHOOK_SECRET).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(new Set(Object.values(generated)).size).toBe(Object.values(generated).length)
  })

  it('are read from the environment if set there', () => {
    expect(contentServiceSecrets(dataFolder, { PREVIEW_SECRET: 'given' }).PREVIEW_SECRET).toBe('given')
  })
})

async function isListening(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${PORT}/_health`, { signal: AbortSignal.timeout(30_000) }).then(
    () => true,
    () => false,
  )
}

async function pageCount(): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${PORT}/api/pages?fields=slug&pagination[pageSize]=1`)
  const { meta } = (await response.json()) as { meta: { pagination: { total: number } } }
  return meta.pagination.total
}
