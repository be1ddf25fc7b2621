const MOST_MB_AN_HOUR = 1
const MOST_FILES_AN_HOUR = 1
const MOST_DRIFT = 0.1
/** What is shorter says nothing about an hour. */
const LEAST_HOURS = 1

/**
 * What samples say about growth. The first half is left out: memory settles there.
 *
 * @returns {{ lines: string[], ok: boolean }} `ok` is false when something grew, or an answer was no answer.
 */
export function judgeSoak(samples) {
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
    ok: failed.length === 0 && !(isLong && grew),
    lines: [
      `${(hours * 60).toFixed(1)} minutes, ${samples.reduce((sum, { count }) => sum + count, 0)} answers: ${JSON.stringify(statuses)}`,
      `memory: ${samples[0]?.rssMb.toFixed(0)} MB at first, ${samples.at(-1)?.rssMb.toFixed(0)} MB at last, ${memory.toFixed(2)} MB an hour in the second half (at most ${MOST_MB_AN_HOUR})`,
      `open files: ${samples[0]?.files} at first, ${samples.at(-1)?.files} at last, ${files.toFixed(2)} an hour in the second half`,
      `slowest twentieth: ${median(half).toFixed(1)} ms, ${(drift * 100).toFixed(0)} % more at the end (at most ${MOST_DRIFT * 100} %)`,
      ...(isLong ? [] : ['Too short to judge growth: let it run for an hour or more.']),
    ],
  }
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
