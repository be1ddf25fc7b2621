import { spawnSync } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const LOG = JSON.stringify(join(import.meta.dirname, 'log.ts'))
const FULL_DISK = '/dev/full'

/** Runs a script that has a `log`, as a program of its own. */
function run(script: string, stdout: 'pipe' | number) {
  const program = `const { createLog } = await import(${LOG}); const log = createLog('info'); ${script}`
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', stdout, 'pipe'],
    encoding: 'utf8',
    timeout: 30_000,
    killSignal: 'SIGKILL',
  })
}

describe('the log on standard output', () => {
  it('has every line, also those of just before the exit', () => {
    const { status, stdout } = run(
      `for (let number = 0; number < 500; number += 1) log.info({ number }); process.exit(3)`,
      'pipe',
    )
    expect(status).toBe(3)
    const numbers = stdout
      .trim()
      .split('\n')
      .map((line) => Number(JSON.parse(line).number))
    expect(new Set(numbers)).toEqual(new Set(Array.from({ length: 500 }, (_line, number) => number)))
  })

  it.skipIf(!existsSync(FULL_DISK))('loses lines on a full disk, and the process goes on and exits', () => {
    const { status, signal, stderr } = run(
      `for (let turn = 0; turn < 20; turn += 1) {
        log.info('one'); log.info('two')
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      log.info('one'); log.fatal('two'); process.exit(3)`,
      openSync(FULL_DISK, 'w'),
    )
    expect({ status, signal, stderr }).toEqual({ status: 3, signal: null, stderr: '' })
  })
})
