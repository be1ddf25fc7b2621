const MAX_GROWTH_MB_PER_HOUR = 1
const MAX_GROWTH_FILES_PER_HOUR = 1
const MAX_P95_DRIFT = 0.1
/** A shorter run does not show growth. */
const MIN_HOURS = 1
const MAX_FAILURES_SHOWN = 50

/**
 * Evaluates growth in the second half of the samples, for memory settles in the first. Lists each failed request with
 * what is needed to tell whose fault it was.
 *
 * @returns {{ lines: string[], ok: boolean }} `ok` is false when something grew, a request failed, or the number of
 *   stored submissions differs from the number acknowledged.
 */
export function evaluateSoak(samples, { acknowledged, stored }) {
  const secondHalf = samples.slice(Math.floor(samples.length / 2))
  const [first, last] = [samples[0], samples.at(-1)]
  const hours = ((last?.at ?? 0) - (first?.at ?? 0)) / 3_600_000
  const memory = slope(secondHalf.map(({ at, rssMb }) => [at / 3_600_000, rssMb]))
  const files = slope(secondHalf.map(({ at, openFiles }) => [at / 3_600_000, openFiles]))
  const quarter = secondHalf.length / 2
  const drift = medianP95(secondHalf.slice(-quarter)) / medianP95(secondHalf.slice(0, quarter)) - 1
  const statuses = sumByKey(samples.map((sample) => sample.statuses))
  const failed = Object.keys(statuses).filter(isFailure)
  const isLong = hours >= MIN_HOURS
  const grew = memory > MAX_GROWTH_MB_PER_HOUR || files > MAX_GROWTH_FILES_PER_HOUR || drift > MAX_P95_DRIFT
  return {
    ok: failed.length === 0 && acknowledged === stored && !(isLong && grew),
    lines: [
      `${(hours * 60).toFixed(1)} minutes, ${samples.reduce((sum, { count }) => sum + count, 0)} responses: ${JSON.stringify(statuses)}`,
      `submissions: ${acknowledged} acknowledged, ${stored} stored`,
      ...describeFailures(samples),
      `memory: ${first?.rssMb.toFixed(0)} MB at the start, ${last?.rssMb.toFixed(0)} MB at the end, ${memory.toFixed(2)} MB an hour in the second half (at most ${MAX_GROWTH_MB_PER_HOUR}); V8 heap used: ${first?.heapMb.toFixed(0)} and ${last?.heapMb.toFixed(0)} MB`,
      `open files: ${first?.openFiles} at the start, ${last?.openFiles} at the end, ${files.toFixed(2)} an hour in the second half (at most ${MAX_GROWTH_FILES_PER_HOUR})`,
      `p95: ${medianP95(secondHalf).toFixed(1)} ms, ${(drift * 100).toFixed(0)} % more at the end (at most ${MAX_P95_DRIFT * 100} %)`,
      ...(isLong ? [] : ['Too short to evaluate growth: run it for an hour or more.']),
    ],
  }
}

/** 503 is a controlled rejection under load; 0 means no complete response. */
function isFailure(status) {
  return status === '0' || (Number(status) >= 500 && status !== '503')
}

function describeFailures(samples) {
  const lines = samples.flatMap(({ failures, clientDelayMs, siteDelayMs }) => {
    const delays = `event loop delay at most: client ${clientDelayMs.toFixed(0)} ms, site ${siteDelayMs.toFixed(0)} ms`
    return failures.map((failure) => `${describeFailure(failure)}; ${delays}`)
  })
  const more = lines.length - MAX_FAILURES_SHOWN
  return more > 0 ? [...lines.slice(0, MAX_FAILURES_SHOWN), `and ${more} more failed requests`] : lines
}

function describeFailure({ at, request, phase, connection, cause, afterMs, retryStatus }) {
  const when = new Date(at).toISOString()
  return `failed: ${when} ${request}: ${cause} in phase ${phase} on a ${connection} connection after ${afterMs} ms; retry: ${retryStatus || 'failed'}`
}

/** The slope of the least-squares line. */
function slope(points) {
  const meanX = mean(points.map(([x]) => x))
  const meanY = mean(points.map(([, y]) => y))
  const variance = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  return variance === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / variance
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function medianP95(samples) {
  const sorted = samples.map(({ p95Ms }) => p95Ms).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function sumByKey(records) {
  const sums = {}
  for (const record of records)
    for (const [key, count] of Object.entries(record)) sums[key] = (sums[key] ?? 0) + count
  return sums
}
