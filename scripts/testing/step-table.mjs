/**
 * What a step came to.
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} [seconds] how long it ran; absent for a step that could not start
 */

/**
 * A line for each step, the longest first, and one for the whole run.
 *
 * @param {readonly Result[]} results
 * @param {number} seconds of the whole run
 */
export function stepTable(results, seconds) {
  const width = Math.max(...results.map(({ name }) => name.length), 'whole run'.length)
  const line = (name, time, words) => `${name.padEnd(width)}  ${time.padStart(10)}  ${words}`.trimEnd()
  return [
    ...results
      .toSorted((one, other) => (other.seconds ?? 0) - (one.seconds ?? 0))
      .map((result) => line(result.name, timeOf(result.seconds), wordsOf(result))),
    line('whole run', timeOf(seconds), ''),
  ].join('\n')
}

/** @param {Omit<Result, 'name'>} result e.g. "12 passed, 1 failed" */
export function wordsOf({ passed, failed }) {
  return `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`
}

function timeOf(seconds) {
  if (seconds === undefined) return 'not run'
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  const rounded = Math.round(seconds)
  return `${Math.floor(rounded / 60)} min ${String(rounded % 60).padStart(2, '0')} s`
}
