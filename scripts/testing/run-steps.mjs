import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { environment, ROOT } from '../set-up/places.mjs'
import { run } from '../set-up/run.mjs'
import { say } from '../set-up/say.mjs'
import { findChromium } from './find-chromium.mjs'

const LINES_OF_A_FAILURE = 200

/** Runs every step, whatever the others did, and tells the totals on the last line; exits 1 if anything failed. */
export async function runSteps(steps) {
  const totals = { passed: 0, failed: 0 }
  for (const step of steps) {
    const { passed, failed, output } = await runStep(step)
    totals.passed += passed
    totals.failed += failed
    say(
      `${failed === 0 ? '✓' : '✗'} ${step.name.padEnd(12)} ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`,
    )
    if (failed > 0)
      process.stdout.write(`${output.trim().split('\n').slice(-LINES_OF_A_FAILURE).join('\n')}\n`)
  }
  process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`)
  process.exitCode = totals.failed === 0 ? 0 : 1
}

async function runStep({ name, command, cwd = '.', env = {}, report, count, needsChromium }) {
  if (report) {
    rmSync(report, { force: true })
    mkdirSync(dirname(report), { recursive: true })
  }
  const browser = needsChromium ? { CHROMIUM_PATH: await findChromium() } : {}
  const { code, output } = await run(`Checking ${name}`, command, {
    cwd: join(ROOT, cwd),
    env: environment({ NODE_ENV: 'test', NO_COLOR: '1', ...env, ...browser }),
  })
  if (!report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  const { passed, failed } = count(report)
  // A run that failed as a whole, e.g. for an error outside its tests, is a failure even if every test passed.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output }
}
