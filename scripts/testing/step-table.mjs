/**
 * The outcome of a step.
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} [skipped] names of skipped tests, or of groups of them
 * @property {readonly string[]} [retried] names of tests that passed at the second attempt only
 * @property {number} [seconds] how long it ran; absent for a skipped step
 */

/**
 * A line for each step, the slowest first, and one for the whole run.
 *
 * @param {readonly Result[]} results
 * @param {number} seconds of the whole run
 */
export function stepTable(results, seconds) {
  const width = Math.max(...results.map(({ name }) => name.length), 'whole run'.length)
  const line = (name, time, counts) => `${name.padEnd(width)}  ${time.padStart(10)}  ${counts}`.trimEnd()
  return [
    ...results
      .toSorted((one, other) => (other.seconds ?? 0) - (one.seconds ?? 0))
      .map((result) => line(result.name, formatTime(result.seconds), formatCounts(result))),
    line('whole run', formatTime(seconds), ''),
  ].join('\n')
}

/**
 * A line for each skipped test or group of tests, e.g. 'browsers: Firefox is missing: install firefox-esr'
 *
 * @param {readonly Result[]} results
 */
export function skippedTests(results) {
  return results.flatMap(({ name, skipped = [] }) => skipped.map((test) => `${name}: ${test}`))
}

/**
 * A line for each test that passed at the second attempt only, e.g. 'editors: redirects.journey.ts: a loop is reported'
 *
 * @param {readonly Result[]} results
 */
export function retriedTests(results) {
  return results.flatMap(({ name, retried = [] }) => retried.map((test) => `${name}: ${test}`))
}

/**
 * e.g. '12 passed, 1 failed'
 *
 * @param {Omit<Result, 'name'>} result
 */
export function formatCounts({ passed, failed }) {
  return `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`
}

function formatTime(seconds) {
  if (seconds === undefined) return 'skipped'
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  const rounded = Math.round(seconds)
  return `${Math.floor(rounded / 60)} min ${String(rounded % 60).padStart(2, '0')} s`
}
