import { readdirSync, readFileSync } from 'node:fs'

/** Memory, open files and metrics of the site now, and its responses since the last sample. Reads /proc: Linux only. */
export async function takeSample({ pid, url, metricsToken }, { timesMs, statuses, failures, clientDelayMs }) {
  const rssKb = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1])
  const metric = await readMetrics(url, metricsToken)
  return {
    at: Date.now(),
    rssMb: rssKb / 1024,
    heapMb: metric('nodejs_heap_size_used_bytes') / 1024 ** 2,
    openFiles: readdirSync(`/proc/${pid}/fd`).length,
    p95Ms: percentile(timesMs, 0.95),
    count: timesMs.length,
    statuses,
    failures,
    clientDelayMs,
    siteDelayMs: metric('nodejs_eventloop_lag_max_seconds') * 1000,
  }
}

/** A function that returns a metric of the site by name; 0 when it is not available. */
async function readMetrics(url, metricsToken) {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await fetch(`${url}/metrics`, { headers }).then(
    (response) => response.text(),
    () => '',
  )
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
}

function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
