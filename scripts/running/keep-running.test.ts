import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { keepRunning } from './keep-running.mjs'

const FAST = { firstMs: 4, capMs: 16, stableMs: 60_000 }
const WITHIN = { timeout: 30_000, interval: 20 }
const NEVER = () => Promise.resolve(false)
const RUNS = 'setInterval(() => {}, 1000)'

/** A real process that runs this script each time; `starts` counts them, `log` is what was said. */
function keep(script: string, isHealthy: () => Promise<boolean> = NEVER) {
  const file = join(mkdtempSync(join(tmpdir(), 'beam-kept-')), 'starts')
  writeFileSync(file, '')
  const count = `require('node:fs').appendFileSync(${JSON.stringify(file)}, '${'x'}');`
  const log: string[] = []
  const kept = keepRunning({
    name: 'The program',
    command: [process.execPath, '-e', count + script],
    env: process.env,
    isHealthy,
    times: FAST,
    log: (line) => log.push(line),
    writeError: () => {},
  })
  onTestFinished(() => kept.stop())
  return { ...kept, log, starts: () => readFileSync(file, 'utf8').length }
}

async function isPending(promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([promise.then(() => false), pause(50).then(() => true)])
}

describe('T80: a program that is kept running', () => {
  it('is started again each time it crashes, and never given up', async () => {
    const program = keep(`console.error('Error: no memory'); process.exit(134)`)
    await expect.poll(program.starts, WITHIN).toBeGreaterThan(12)
    expect(await isPending(program.refused)).toBe(true)
    expect(program.log[0]).toMatch(
      /^The program ended \(exit code 134: Error: no memory\); restart 1 in 0\.0 s$/u,
    )
    expect(program.log[6]).toContain('restart 7')
  })

  it('is started again when it is killed', async () => {
    const program = keep(`process.kill(process.pid, 'SIGKILL')`)
    await expect.poll(program.starts, WITHIN).toBeGreaterThan(7)
    expect(program.log[0]).toContain('(signal SIGKILL)')
  })

  it('is started again when it ends with code 1 after it was healthy once', async () => {
    let healthy = false
    const program = keep(`setTimeout(() => process.exit(1), 300)`, async () => healthy)
    await expect.poll(program.starts, WITHIN).toBe(1)
    healthy = true
    expect(await program.settled).toBe(true)
    await expect.poll(program.starts, WITHIN).toBeGreaterThan(3)
    expect(await isPending(program.refused)).toBe(true)
  })

  it('is started again when a later start ends with code 1', async () => {
    const mark = JSON.stringify(join(mkdtempSync(join(tmpdir(), 'beam-kept-')), 'mark'))
    const program = keep(
      `const { existsSync, writeFileSync } = require('node:fs');
      const isLater = existsSync(${mark}); writeFileSync(${mark}, ''); process.exit(isLater ? 1 : 134)`,
    )
    await expect.poll(program.starts, WITHIN).toBeGreaterThan(3)
    expect(await program.settled).toBe(false)
    expect(await isPending(program.refused)).toBe(true)
  })

  it('is given up only where the very first start says by code 1 that it cannot work', async () => {
    const program = keep(`console.error('Wrong settings: PORT'); process.exit(1)`)
    await program.refused
    await pause(200)
    expect(program.starts()).toBe(1)
    expect(program.log).toEqual(['The program cannot start (exit code 1: Wrong settings: PORT)'])
  })

  it('is tried again where it cannot even be started', async () => {
    const log: string[] = []
    const kept = keepRunning({
      name: 'The program',
      command: ['/does/not/exist'],
      env: {},
      isHealthy: NEVER,
      times: FAST,
      log: (line) => log.push(line),
    })
    onTestFinished(() => kept.stop())
    await expect.poll(() => log.length, WITHIN).toBeGreaterThan(7)
    expect(log[0]).toContain('ENOENT')
  })

  it('ends when it is stopped, also between two starts', async () => {
    const program = keep(RUNS)
    await expect.poll(program.starts, WITHIN).toBe(1)
    await program.stop()
    await pause(200)
    expect(program.starts()).toBe(1)
    expect(program.log).toEqual([])
    const crashing = keep('process.exit(70)')
    await expect.poll(crashing.starts, WITHIN).toBeGreaterThan(1)
    await crashing.stop()
    const count = crashing.starts()
    await pause(200)
    expect(crashing.starts()).toBe(count)
  })
})
