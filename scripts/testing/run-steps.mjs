import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { environment, ROOT } from '../set-up/paths.mjs'
import { run } from '../set-up/run.mjs'
import { log } from '../set-up/log.mjs'
import { findChromium } from './find-chromium.mjs'
import { schedule } from './schedule.mjs'
import { stepTable, wordsOf } from './step-table.mjs'

const LINES_OF_A_FAILURE = 200
/** Quick steps share two cores with what waits for the network or the disk. */
const STEPS_AT_A_TIME = 2

/**
 * Runs every step, whatever the others did; prints how long each took, and the totals on the last line. Exits 1 if
 * anything failed.
 *
 * @param {readonly import('./steps.mjs').Step[]} steps
 */
export async function runSteps(steps) {
  const results = await schedule(steps, {
    atATime: STEPS_AT_A_TIME,
    run: async (step) => reported(await runStep(step)),
    skip: ({ name }, need) =>
      reported({ name, passed: 0, failed: 1, output: `Not run: it needs ${need}, which failed.` }),
  })
  const passed = sum(results.map((result) => result.passed))
  const failed = sum(results.map((result) => result.failed))
  process.stdout.write(`\n${stepTable(results, performance.now() / 1000)}\n`)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}

async function runStep({ name, command, cwd = '.', env = {}, report, count, needsChromium }) {
  if (report) {
    rmSync(report, { force: true })
    mkdirSync(dirname(report), { recursive: true })
  }
  const browser = needsChromium ? { CHROMIUM_PATH: await findChromium() } : {}
  const start = performance.now()
  const { code, output } = await run(`Checking ${name}`, command, {
    cwd: join(ROOT, cwd),
    env: environment({ NODE_ENV: 'test', NO_COLOR: '1', ...env, ...browser }),
  })
  const seconds = (performance.now() - start) / 1000
  if (!report) return { name, seconds, output, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  const { passed, failed } = count(report)
  // A run that failed as a whole, e.g. for an error outside its tests, is a failure even if every test passed.
  return { name, seconds, output, passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** Prints the step's line, and the end of its output if it failed. */
function reported({ output, ...result }) {
  log(`${result.failed === 0 ? '✓' : '✗'} ${result.name.padEnd(15)} ${wordsOf(result)}`)
  if (result.failed > 0)
    process.stdout.write(`${output.trim().split('\n').slice(-LINES_OF_A_FAILURE).join('\n')}\n`)
  return result
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
