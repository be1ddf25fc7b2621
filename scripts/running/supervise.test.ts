import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { supervise } from './supervise.mjs'

const FAST = { firstMs: 4, capMs: 16, stableMs: 60_000 }
const POLL_OPTIONS = { timeout: 60_000, interval: 20 }
const NEVER = () => Promise.resolve(false)
const FULL_DISK = '/dev/full'
const RESTARTED_EXIT_CODE = 3
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
    await expect.poll(program.starts, POLL_OPTIONS).toBeGreaterThan(12)
    expect(await isPending(program.failedToStart)).toBe(true)
    expect(program.log[0]).toMatch(
      /^The program exited \(exit code 134: Error: no memory\); restart 1 in 0\.0 s$/u,
    )
    expect(program.log[6]).toContain('restart 7')
  })

  it('is restarted when it is killed', async () => {
    const program = superviseScript(`process.kill(process.pid, 'SIGKILL')`)
    await expect.poll(program.starts, POLL_OPTIONS).toBeGreaterThan(7)
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
    await expect.poll(program.starts, POLL_OPTIONS).toBeGreaterThan(3)
    expect(await isPending(program.failedToStart)).toBe(true)
  })

  it('is restarted when a later start exits with code 1', async () => {
    const mark = JSON.stringify(join(mkdtempSync(join(tmpdir(), 'beam-supervised-')), 'mark'))
    const program = superviseScript(
      `const { existsSync, writeFileSync } = require('node:fs');
      const isLater = existsSync(${mark}); writeFileSync(${mark}, ''); process.exit(isLater ? 1 : 134)`,
    )
    await expect.poll(program.starts, POLL_OPTIONS).toBeGreaterThan(3)
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

  it.each([
    ['it cannot be spawned', '/does/not/exist', 'ENOENT'],
    ['spawning it throws', 'not a name\0', 'null bytes'],
  ])('is retried when %s', async (_case, program, cause) => {
    const log: string[] = []
    const supervised = supervise({
      name: 'The program',
      command: [program],
      env: {},
      isHealthy: NEVER,
      delays: FAST,
      log: (line) => log.push(line),
    })
    onTestFinished(() => supervised.stop())
    await expect.poll(() => log.length, POLL_OPTIONS).toBeGreaterThan(7)
    expect(log[0]).toContain(cause)
  })

  it('stays stopped once it is stopped, also between two starts', async () => {
    const program = superviseScript(RUNS_FOREVER)
    await expect.poll(program.starts, POLL_OPTIONS).toBe(1)
    await program.stop()
    await pause(200)
    expect(program.starts()).toBe(1)
    expect(program.log).toEqual([])
    const crashing = superviseScript('process.exit(70)')
    await expect.poll(crashing.starts, POLL_OPTIONS).toBeGreaterThan(1)
    await crashing.stop()
    const count = crashing.starts()
    await pause(200)
    expect(crashing.starts()).toBe(count)
  })
})

describe('a program whose supervisor cannot write', () => {
  it('is restarted when nobody reads the output any more', async () => {
    const supervisor = startSupervisor('pipe')
    supervisor.stdout?.destroy()
    supervisor.stderr?.destroy()
    expect(await once(supervisor, 'exit')).toEqual([RESTARTED_EXIT_CODE, null])
  })

  it.skipIf(!existsSync(FULL_DISK))('is restarted when the output is on a full disk', async () => {
    const supervisor = startSupervisor(openSync(FULL_DISK, 'w'))
    expect(await once(supervisor, 'exit')).toEqual([RESTARTED_EXIT_CODE, null])
  })
})

/** A process that supervises a crashing program, and exits with a code of its own once that was restarted. */
function startSupervisor(output: 'pipe' | number): ChildProcess {
  const starts = JSON.stringify(join(mkdtempSync(join(tmpdir(), 'beam-supervised-')), 'starts'))
  const crash = `require('node:fs').appendFileSync(${starts}, 'x'); console.error('no memory'); process.exit(134)`
  const script = `
    import { existsSync, readFileSync } from 'node:fs'
    import { supervise } from ${JSON.stringify(join(import.meta.dirname, 'supervise.mjs'))}
    supervise({
      name: 'The program',
      command: [process.execPath, '-e', ${JSON.stringify(crash)}],
      env: process.env,
      isHealthy: async () => false,
      delays: ${JSON.stringify(FAST)},
    })
    setInterval(() => {
      if (existsSync(${starts}) && readFileSync(${starts}).length > 3) process.exit(${RESTARTED_EXIT_CODE})
    }, 5)`
  const stdio: StdioOptions = ['ignore', output, output]
  const supervisor = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio })
  onTestFinished(() => void supervisor.kill('SIGKILL'))
  return supervisor
}
