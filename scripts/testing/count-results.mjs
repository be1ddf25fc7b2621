import { readFileSync } from 'node:fs'

const NOT_STARTED = { passed: 0, failed: 1 }

/**
 * Passed and failed tests of a Vitest report; a file that could not be loaded counts as one failure. Skipped ones by the
 * name of their outermost group.
 */
export function countVitest(file) {
  const report = readReport(file)
  if (report === null) return NOT_STARTED
  const notLoaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  )
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped')
    .map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + notLoaded.length,
    skipped: [...new Set(skipped)],
  }
}

/**
 * Passed and failed tests of a Playwright report; a run that could not start counts as one failure. `retried` names
 * those that passed at the second attempt only.
 */
export function countPlaywright(file) {
  const report = readReport(file)
  if (report === null) return NOT_STARTED
  const { expected, flaky, unexpected } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    retried: report.suites.flatMap(retriedTests),
  }
}

/** Suites are files and the groups in them. */
function retriedTests({ specs = [], suites = [] }) {
  const retried = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...retried.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(retriedTests)]
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
