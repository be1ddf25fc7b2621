import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { install } from '../set-up/install.mjs'
import type { ContentService } from '../start-content-service.mjs'
import { superviseContentService } from './supervise-content-service.mjs'

const FAST = { firstMs: 4, capMs: 16, stableMs: 60_000 }
const POLL_OPTIONS = { timeout: 60_000, interval: 20 }

/** A real process in place of Strapi. */
function serviceOf(child: ChildProcess, signal: AbortSignal | undefined): ContentService {
  signal?.addEventListener('abort', () => child.kill())
  const exited = once(child, 'close').then(([code]) => code as number | null)
  return {
    url: 'http://127.0.0.1:1',
    exited,
    cause: () => 'Error: the database is locked',
    async stop() {
      child.kill()
      await exited
    },
  }
}

function superviseProcess(parts: { setUp?: () => Promise<void>; script?: string }) {
  const log: string[] = []
  let starts = 0
  const supervised = superviseContentService(
    { port: 1 },
    {
      setUp: async () => {},
      start: async (options) => {
        starts += 1
        const child = spawn(process.execPath, ['-e', parts.script ?? 'setInterval(() => {}, 1000)'])
        return serviceOf(child, options?.signal)
      },
      delays: FAST,
      log: (line) => log.push(line),
      ...(parts.setUp && { setUp: parts.setUp }),
    },
  )
  onTestFinished(() => supervised.stop())
  return { ...supervised, log, starts: () => starts }
}

describe('T80: the content service', () => {
  it('is restarted however often it crashes', async () => {
    const service = superviseProcess({ script: 'process.exit(3)' })
    await expect.poll(service.starts, POLL_OPTIONS).toBeGreaterThan(8)
    expect(service.log[1]).toMatch(
      /^The content service is not running \(exit code 3: Error: the database is locked\); attempt 2 in 0\.0 s\. The site continues/u,
    )
  })

  it('is installed, built and started again however often that fails', async () => {
    let attempts = 0
    const service = superviseProcess({
      setUp: async () => {
        attempts += 1
        if (attempts < 8) throw new Error('Installing the content service failed: network')
      },
    })
    await service.firstAttempt
    await expect.poll(service.starts, POLL_OPTIONS).toBe(1)
    expect(service.log.filter((line) => line.includes('failed: network'))).toHaveLength(7)
  })

  it('rejects when its packages cannot be installed, and does not end the process', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'beam-install-'))
    writeFileSync(join(folder, 'package.json'), '{ "name": "x", "version": "1.0.0" }')
    writeFileSync(join(folder, 'package-lock.json'), 'not a lockfile')
    await expect(install('the content service', folder)).rejects.toThrow(
      /^Installing the content service failed/u,
    )
  })

  it('stays stopped once it is stopped', async () => {
    const service = superviseProcess({})
    await service.firstAttempt
    await service.stop()
    expect(service.starts()).toBe(1)
    expect(service.log).toEqual(['Content service:  http://127.0.0.1:1/admin'])
  })
})
