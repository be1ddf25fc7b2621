import { readdirSync, readFileSync } from 'node:fs'

/** What a process holds just now, beside the answers it gave since the last sample. Reads /proc, so Linux only. */
export function takeSample(pid, { times, statuses }) {
  const rssKb = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1])
  return {
    at: Date.now(),
    rssMb: rssKb / 1024,
    files: readdirSync(`/proc/${pid}/fd`).length,
    p95: percentile(times, 0.95),
    count: times.length,
    statuses,
  }
}

function percentile(times, share) {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
