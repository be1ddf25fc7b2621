const MOST_MB_AN_HOUR = 1
const MOST_FILES_AN_HOUR = 1
const MOST_DRIFT = 0.1
/** What is shorter says nothing about an hour. */
const LEAST_HOURS = 1
const MOST_MISSING_SHOWN = 50

/**
 * What samples say about growth; the first half is left out, for memory settles there. What got no answer is told one by
 * one, with what is needed to see whose fault it was.
 *
 * @returns {{ lines: string[], ok: boolean }} `ok` is false when something grew, an answer was no answer, or what was
 *   acknowledged is not what is kept.
 */
export function evaluateSoak(samples, { acknowledged, kept }) {
  const half = samples.slice(Math.floor(samples.length / 2))
  const hours = ((samples.at(-1)?.at ?? 0) - (samples[0]?.at ?? 0)) / 3_600_000
  const memory = slope(half.map(({ at, rssMb }) => [at / 3_600_000, rssMb]))
  const files = slope(half.map(({ at, files: open }) => [at / 3_600_000, open]))
  const drift = median(half.slice(-half.length / 2)) / median(half.slice(0, half.length / 2)) - 1
  const statuses = addUp(samples.map((sample) => sample.statuses))
  const failed = Object.entries(statuses).filter(
    ([status]) => status === '0' || (Number(status) >= 500 && status !== '503'),
  )
  const isLong = hours >= LEAST_HOURS
  const grew = memory > MOST_MB_AN_HOUR || files > MOST_FILES_AN_HOUR || drift > MOST_DRIFT
  return {
    ok: failed.length === 0 && acknowledged === kept && !(isLong && grew),
    lines: [
      `${(hours * 60).toFixed(1)} minutes, ${samples.reduce((sum, { count }) => sum + count, 0)} answers: ${JSON.stringify(statuses)}`,
      `forms: ${acknowledged} acknowledged, ${kept} kept`,
      ...tellMissing(samples),
      `memory: ${samples[0]?.rssMb.toFixed(0)} MB at first, ${samples.at(-1)?.rssMb.toFixed(0)} MB at last, ${memory.toFixed(2)} MB an hour in the second half (at most ${MOST_MB_AN_HOUR}); in use of V8's heap ${samples[0]?.heapMb.toFixed(0)} and ${samples.at(-1)?.heapMb.toFixed(0)} MB`,
      `open files: ${samples[0]?.files} at first, ${samples.at(-1)?.files} at last, ${files.toFixed(2)} an hour in the second half`,
      `slowest twentieth: ${median(half).toFixed(1)} ms, ${(drift * 100).toFixed(0)} % more at the end (at most ${MOST_DRIFT * 100} %)`,
      ...(isLong ? [] : ['Too short to judge growth: let it run for an hour or more.']),
    ],
  }
}

function tellMissing(samples) {
  const lines = samples.flatMap(({ missing, ownDelayMs, siteDelayMs }) => {
    const delays = `clocks late at most: this one ${ownDelayMs.toFixed(0)} ms, the site's ${siteDelayMs.toFixed(0)} ms`
    return missing.map((one) => `${tell(one)}; ${delays}`)
  })
  const more = lines.length - MOST_MISSING_SHOWN
  return more > 0 ? [...lines.slice(0, MOST_MISSING_SHOWN), `and ${more} more without an answer`] : lines
}

function tell({ at, what, phase, connection, cause, afterMs, again }) {
  const when = new Date(at).toISOString()
  return `no answer: ${when} ${what}: ${cause} in phase ${phase} on a ${connection} connection after ${afterMs} ms; sent again: ${again || 'nothing'}`
}

/** Least squares. */
function slope(points) {
  const x = mean(points.map(([at]) => at))
  const y = mean(points.map(([, value]) => value))
  const below = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
  return below === 0 ? 0 : points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) / below
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function median(samples) {
  const sorted = samples.map(({ p95 }) => p95).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function addUp(all) {
  const sum = {}
  for (const one of all) for (const [name, count] of Object.entries(one)) sum[name] = (sum[name] ?? 0) + count
  return sum
}
