import { readFileSync } from 'node:fs'

/** Passed and failed tests of a Vitest report; a file that could not be run counts as one failure. */
export function countVitest(file) {
  const report = read(file)
  if (report === null) return { passed: 0, failed: 1 }
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** Passed and failed tests of a Playwright report; a run that could not begin counts as one failure. */
export function countPlaywright(file) {
  const report = read(file)
  if (report === null) return { passed: 0, failed: 1 }
  const { expected, flaky, unexpected } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
