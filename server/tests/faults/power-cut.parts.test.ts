import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  cutAfterAcknowledgments,
  HAS_STRACE,
  temporaryFolder,
} from './power-cut/cut-after-acknowledgments.ts'
import { straceArguments } from './power-cut/read-trace.ts'
import { replayCuts } from './power-cut/replay-cuts.ts'

// power-cut.long.test.ts has three times as many.
test.skipIf(!HAS_STRACE)(
  'T55: a power failure after any of 100 acknowledgments loses none and damages no database',
  async () => {
    expect(await cutAfterAcknowledgments(25)).toEqual({ code: 0, cuts: 200, mostLost: 0, damaged: 0 })
  },
)

test.skipIf(!HAS_STRACE)(
  'T55: the same simulation finds the losses of a database without syncs',
  async () => {
    const folder = await temporaryFolder()
    const database = join(folder, 'submissions.sqlite')
    const trace = join(folder, 'trace')
    const program = join(import.meta.dirname, 'power-cut/commit-without-sync.ts')
    const [command = '', ...programArguments] = [
      ...straceArguments(trace),
      process.execPath,
      program,
      database,
      '60',
    ]
    const [code] = await once(execFile(command, programArguments), 'exit')
    expect(code).toBe(0)
    const report = await replayCuts(trace, database)
    expect(report.cuts).toBe(120)
    expect(report.mostLost).toBeGreaterThan(50)
  },
)
