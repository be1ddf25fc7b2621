import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ALL_FORMS } from '../../../forms/all-forms.ts'
import { sendUntilAcknowledged } from '../../../backend/testing/retrying-client.ts'
import { stopSite, startTestSite } from '../../testing/start-test-site.ts'
import { straceArguments } from './power-cut/read-trace.ts'
import { replayCuts } from './power-cut/replay-cuts.ts'

const HAS_STRACE = spawnSync('strace', ['-V']).status === 0
const CLIENTS = 4
const EACH = 75

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'beam-power-cut-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test.skipIf(!HAS_STRACE)(
  'T55: a power failure after any of 300 acknowledgments loses none and damages no database',
  async () => {
    const trace = join(await temporaryFolder(), 'trace')
    const site = await startTestSite({}, straceArguments(trace))
    const clients = Array.from({ length: CLIENTS }, async (_client, client) => {
      for (let number = 0; number < EACH; number++) {
        const form = ALL_FORMS[(client + number) % ALL_FORMS.length]!
        await sendUntilAcknowledged([site.url], form, `client ${client} number ${number}`)
      }
    })
    await Promise.all(clients)
    expect(await stopSite(site, 'SIGTERM')).toBe(0)
    const report = await replayCuts(trace, join(site.dataFolder, 'submissions.sqlite'))
    expect(report).toEqual({ cuts: 2 * CLIENTS * EACH, mostLost: 0, damaged: 0 })
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
