import { readdirSync, readFileSync } from 'node:fs'

/** What the site holds just now, beside the answers it gave since the last sample. Reads /proc, so Linux only. */
export async function takeSample({ pid, url, metricsToken }, { times, statuses, missing, ownDelayMs }) {
  const rssKb = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1])
  const figures = await readFigures(url, metricsToken)
  return {
    at: Date.now(),
    rssMb: rssKb / 1024,
    heapMb: figures('nodejs_heap_size_used_bytes') / 1024 ** 2,
    files: readdirSync(`/proc/${pid}/fd`).length,
    p95: percentile(times, 0.95),
    count: times.length,
    statuses,
    missing,
    ownDelayMs,
    siteDelayMs: figures('nodejs_eventloop_lag_max_seconds') * 1000,
  }
}

/** What the site tells of itself, by name; 0 when it does not. */
async function readFigures(url, metricsToken) {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await fetch(`${url}/metrics`, { headers }).then(
    (response) => response.text(),
    () => '',
  )
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
}

function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
