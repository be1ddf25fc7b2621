import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkJournal, checkUnits } from './manual-checks.ts'
import { startManualSandbox } from './manual-sandbox.ts'
import { manualSteps, type Step } from './manual-steps.ts'
import { readBlocks } from './read-blocks.ts'
import { sandboxProblem, type Sandbox } from './start-sandbox.ts'

const MANUAL = readFileSync(join(import.meta.dirname, '../../../docs/operating.md'), 'utf8')
const STEPS: readonly Step[] = [
  ...manualSteps(readBlocks(MANUAL)),
  { name: 'every unit is well-formed, and none was restarted', run: checkUnits },
  { name: 'T155: the journal has no address of a person and no password', run: checkJournal },
]
const LOG = 'journalctl --no-pager --lines=80 -u "beam-*" -u nginx'

// systemd without the controllers of memory and tasks: MemoryMax and TasksMax have no effect in the sandbox.
describe.skipIf(sandboxProblem() !== null)('the manual, from top to bottom', () => {
  let sandbox: Sandbox
  /** What follows would fail for the same reason. */
  let hasFailed = false

  beforeAll(async () => {
    sandbox = await startManualSandbox()
  })
  afterAll(() => sandbox?.stop())

  test.for(STEPS)('$name', async ({ run }, context) => {
    if (hasFailed) return context.skip()
    const failure = await run(sandbox).catch((error: Error) => error.message)
    hasFailed = failure !== undefined
    expect(hasFailed ? `${failure}\n${(await sandbox.run(LOG)).output}` : '').toBe('')
  })
})
