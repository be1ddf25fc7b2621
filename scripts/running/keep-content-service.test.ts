import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { install } from '../set-up/install.mjs'
import type { ContentService } from '../start-content-service.mjs'
import { keepContentService } from './keep-content-service.mjs'

const FAST = { firstMs: 4, capMs: 16, stableMs: 60_000 }
const WITHIN = { timeout: 30_000, interval: 20 }

/** In place of Strapi: a real process. */
function serviceOf(child: ChildProcess, signal: AbortSignal | undefined): ContentService {
  signal?.addEventListener('abort', () => child.kill())
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    url: 'http://127.0.0.1:1',
    ended,
    cause: () => 'Error: the database is locked',
    async stop() {
      child.kill()
      await ended
    },
  }
}

function keep(parts: { setUp?: () => Promise<void>; script?: string }) {
  const log: string[] = []
  let starts = 0
  const kept = keepContentService(
    { port: 1 },
    {
      setUp: async () => {},
      start: async (options) => {
        starts += 1
        const child = spawn(process.execPath, ['-e', parts.script ?? 'setInterval(() => {}, 1000)'])
        return serviceOf(child, options?.signal)
      },
      times: FAST,
      log: (line) => log.push(line),
      ...(parts.setUp && { setUp: parts.setUp }),
    },
  )
  onTestFinished(() => kept.stop())
  return { ...kept, log, starts: () => starts }
}

describe('T80: the content service', () => {
  it('is started again however often it crashes', async () => {
    const service = keep({ script: 'process.exit(3)' })
    await expect.poll(service.starts, WITHIN).toBeGreaterThan(8)
    expect(service.log[1]).toMatch(
      /^The content service does not run \(exit code 3: Error: the database is locked\); attempt 2 in 0\.0 s\. The site goes on/u,
    )
  })

  it('is installed, built and started again however often that fails, and the process of the site goes on', async () => {
    let attempts = 0
    const service = keep({
      setUp: async () => {
        attempts += 1
        if (attempts < 8) throw new Error('Installing the content service failed: network')
      },
    })
    await service.settled
    await expect.poll(service.starts, WITHIN).toBe(1)
    expect(service.log.filter((line) => line.includes('failed: network'))).toHaveLength(7)
  })

  it('whose packages cannot be installed is an error to whoever asked, and does not end the process', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'beam-install-'))
    writeFileSync(join(folder, 'package.json'), '{ "name": "x", "version": "1.0.0" }')
    writeFileSync(join(folder, 'package-lock.json'), 'not a lockfile')
    await expect(install('the content service', folder)).rejects.toThrow(
      /^Installing the content service failed/u,
    )
  })

  it('is stopped, and stays so', async () => {
    const service = keep({})
    await service.settled
    await service.stop()
    expect(service.starts()).toBe(1)
    expect(service.log).toEqual(['Content service:  http://127.0.0.1:1/admin'])
  })
})
