import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { supervise } from './supervise.mjs'

const FAST = { firstMs: 4, capMs: 16, stableMs: 60_000 }
const POLL = { timeout: 60_000, interval: 20 }
const NEVER = () => Promise.resolve(false)
const RUNS_FOREVER = 'setInterval(() => {}, 1000)'

/** A real process that runs this script at each start; `starts` counts them, `log` has the lines logged. */
function superviseScript(script: string, isHealthy: () => Promise<boolean> = NEVER) {
  const file = join(mkdtempSync(join(tmpdir(), 'beam-supervised-')), 'starts')
  writeFileSync(file, '')
  const count = `require('node:fs').appendFileSync(${JSON.stringify(file)}, '${'x'}');`
  const log: string[] = []
  const supervised = supervise({
    name: 'The program',
    command: [process.execPath, '-e', count + script],
    env: process.env,
    isHealthy,
    delays: FAST,
    log: (line) => log.push(line),
    writeError: () => {},
  })
  onTestFinished(() => supervised.stop())
  return { ...supervised, log, starts: () => readFileSync(file, 'utf8').length }
}

async function isPending(promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([promise.then(() => false), pause(50).then(() => true)])
}

describe('T80: a supervised program', () => {
  it('is restarted each time it crashes, without limit', async () => {
    const program = superviseScript(`console.error('Error: no memory'); process.exit(134)`)
    await expect.poll(program.starts, POLL).toBeGreaterThan(12)
    expect(await isPending(program.failedToStart)).toBe(true)
    expect(program.log[0]).toMatch(
      /^The program exited \(exit code 134: Error: no memory\); restart 1 in 0\.0 s$/u,
    )
    expect(program.log[6]).toContain('restart 7')
  })

  it('is restarted when it is killed', async () => {
    const program = superviseScript(`process.kill(process.pid, 'SIGKILL')`)
    await expect.poll(program.starts, POLL).toBeGreaterThan(7)
    expect(program.log[0]).toContain('(signal SIGKILL)')
  })

  it('is restarted when it exits with code 1 after it was healthy once', async () => {
    const mark = join(mkdtempSync(join(tmpdir(), 'beam-supervised-')), 'mark')
    const program = superviseScript(
      `setInterval(() => require('node:fs').existsSync(${JSON.stringify(mark)}) && process.exit(1), 5)`,
      async () => true,
    )
    expect(await program.firstStart).toBe(true)
    writeFileSync(mark, '')
    await expect.poll(program.starts, POLL).toBeGreaterThan(3)
    expect(await isPending(program.failedToStart)).toBe(true)
  })

  it('is restarted when a later start exits with code 1', async () => {
    const mark = JSON.stringify(join(mkdtempSync(join(tmpdir(), 'beam-supervised-')), 'mark'))
    const program = superviseScript(
      `const { existsSync, writeFileSync } = require('node:fs');
      const isLater = existsSync(${mark}); writeFileSync(${mark}, ''); process.exit(isLater ? 1 : 134)`,
    )
    await expect.poll(program.starts, POLL).toBeGreaterThan(3)
    expect(await program.firstStart).toBe(false)
    expect(await isPending(program.failedToStart)).toBe(true)
  })

  it('is not restarted when the very first start exits with code 1', async () => {
    const program = superviseScript(`console.error('Wrong settings: PORT'); process.exit(1)`)
    await program.failedToStart
    await pause(200)
    expect(program.starts()).toBe(1)
    expect(program.log).toEqual(['The program cannot start (exit code 1: Wrong settings: PORT)'])
  })

  it('is retried when it cannot be spawned', async () => {
    const log: string[] = []
    const supervised = supervise({
      name: 'The program',
      command: ['/does/not/exist'],
      env: {},
      isHealthy: NEVER,
      delays: FAST,
      log: (line) => log.push(line),
    })
    onTestFinished(() => supervised.stop())
    await expect.poll(() => log.length, POLL).toBeGreaterThan(7)
    expect(log[0]).toContain('ENOENT')
  })

  it('stays stopped once it is stopped, also between two starts', async () => {
    const program = superviseScript(RUNS_FOREVER)
    await expect.poll(program.starts, POLL).toBe(1)
    await program.stop()
    await pause(200)
    expect(program.starts()).toBe(1)
    expect(program.log).toEqual([])
    const crashing = superviseScript('process.exit(70)')
    await expect.poll(crashing.starts, POLL).toBeGreaterThan(1)
    await crashing.stop()
    const count = crashing.starts()
    await pause(200)
    expect(crashing.starts()).toBe(count)
  })
})
