import { readFileSync } from 'node:fs'

/** Passed and failed tests of a Vitest report; a file that could not be loaded counts as one failure. */
export function countVitest(file) {
  const report = readReport(file)
  if (report === null) return { passed: 0, failed: 1 }
  const notLoaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + notLoaded.length }
}

/** Passed and failed tests of a Playwright report; a run that could not start counts as one failure. */
export function countPlaywright(file) {
  const report = readReport(file)
  if (report === null) return { passed: 0, failed: 1 }
  const { expected, flaky, unexpected } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
