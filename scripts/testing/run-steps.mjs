import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { environment, ROOT } from '../set-up/paths.mjs'
import { run } from '../set-up/run.mjs'
import { log } from '../set-up/log.mjs'
import { findChromium } from './find-chromium.mjs'
import { schedule } from './schedule.mjs'
import { formatCounts, retriedTests, skippedTests, stepTable } from './step-table.mjs'

const MAX_FAILURE_LINES = 200
/** Two steps share two cores well: one often waits for the network or the disk. */
const CONCURRENCY = 2

/**
 * Runs every step, also after failures; prints how long each took, what was skipped or passed only when it was tried
 * again, and the totals on the last line.
 * Sets exit code 1 if anything failed.
 *
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @param {{ mustRunAll?: boolean }} options `mustRunAll`: skipped tests count as failed
 */
export async function runSteps(steps, { mustRunAll = false } = {}) {
  const results = await schedule(steps, {
    concurrency: CONCURRENCY,
    run: async (step) => report(await runStep(step)),
    skip: ({ name }, need) =>
      report({ name, passed: 0, failed: 1, output: `Skipped: it needs ${need}, which failed.` }),
  })
  const passed = sum(results.map((result) => result.passed))
  const skipped = skippedTests(results)
  const failed = sum(results.map((result) => result.failed)) + (mustRunAll ? skipped.length : 0)
  process.stdout.write(`\n${stepTable(results, performance.now() / 1000)}\n`)
  printList('Skipped', skipped)
  printList('Passed at the second attempt only', retriedTests(results))
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}

async function runStep(step) {
  const { name, command, cwd = '.', env = {}, report: reportFile, count, needsChromium, last } = step
  if (reportFile) {
    rmSync(reportFile, { force: true })
    mkdirSync(dirname(reportFile), { recursive: true })
  }
  const browser = needsChromium ? { CHROMIUM_PATH: await findChromium() } : {}
  const startedAt = performance.now()
  const { code, output } = await run(`Checking ${name}`, command, {
    cwd: join(ROOT, cwd),
    // They get what the journeys leave idle, and all of it when these have ended.
    niceness: last ? 10 : 0,
    env: environment({
      NODE_ENV: 'test',
      NO_COLOR: '1',
      // Tests start many processes: compiled modules are loaded in half the time.
      NODE_COMPILE_CACHE: join(ROOT, '.build/compile-cache'),
      ...env,
      ...browser,
    }),
  })
  const seconds = (performance.now() - startedAt) / 1000
  if (!reportFile) return { name, seconds, output, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  const { passed, failed, ...names } = count(reportFile)
  // An error outside the tests is a failure even if every test passed.
  return { name, seconds, output, passed, failed: code !== 0 && failed === 0 ? 1 : failed, ...names }
}

/** Prints the step's line, and the end of its output if it failed. */
function report({ output, ...result }) {
  log(`${result.failed === 0 ? '✓' : '✗'} ${result.name.padEnd(15)} ${formatCounts(result)}`)
  if (result.failed > 0)
    process.stdout.write(`${output.trim().split('\n').slice(-MAX_FAILURE_LINES).join('\n')}\n`)
  return result
}

function printList(title, lines) {
  if (lines.length > 0) process.stdout.write(`\n${title}:\n${lines.join('\n')}\n`)
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
