import { startPostgres } from '../../backend/testing/start-postgres.ts'
import type { BuiltSite } from '../../server/testing/start-built-site.ts'
import { processesOf } from '../../server/testing/site-processes.ts'
import type { BenchOptions, BenchReport } from '../bench.ts'
import { type Cleanup, withCleanup } from '../processes/with-cleanup.ts'
import { cpuTimeMicroseconds } from '../processes/cpu-time-microseconds.ts'
import { startSiteWithContent } from '../processes/start-site.ts'
import { runWrk, type Throughput, wrkVersion } from '../processes/wrk.ts'
import { table } from '../report/table.ts'
import { formatNumber, formatSummary } from '../statistics/format-number.ts'
import { summarize } from '../statistics/summary.ts'

const POSTGRES_PORT = 4241
const FIRST_PORT = 3186
const PROCESSES = [1, 2]
const CONNECTIONS = [32, 256]
const HEADERS = { 'accept-encoding': 'br' }

interface Case {
  readonly processes: number
  readonly connections: number
  readonly site: BuiltSite
  readonly runs: (Throughput & { readonly cpuMicroseconds: number })[]
}

/** The cached home page from one site process and from two (SITE_PROCESSES), alternating. */
export function benchProcesses({ runs = 3, seconds = 5 }: BenchOptions): Promise<BenchReport> {
  return withCleanup(async (cleanup) => {
    const postgres = cleanup.add(await startPostgres(POSTGRES_PORT), ({ stop }) => stop())
    const cases: Case[] = []
    for (const processes of PROCESSES) {
      const site = await startProcesses(cleanup, processes, postgres.url)
      for (const connections of CONNECTIONS) cases.push({ processes, connections, site, runs: [] })
    }
    for (let run = 1; run <= runs; run++) for (const one of cases) one.runs.push(await measure(one, seconds))
    return {
      title: 'Serve, several processes',
      text: describe(cases, runs, seconds),
      versions: { wrk: wrkVersion() },
    }
  })
}

/** Every process has read the page before it is measured. */
async function startProcesses(cleanup: Cleanup, processes: number, url: string): Promise<BuiltSite> {
  const site = await startSiteWithContent(cleanup, {
    PORT: String(FIRST_PORT + processes),
    DATABASE_URL: url,
    SITE_PROCESSES: String(processes),
  })
  await runWrk({ url: `${site.url}/`, headers: HEADERS, connections: 32, seconds: 2 })
  return site
}

async function measure({ site, connections }: Case, seconds: number): Promise<Case['runs'][number]> {
  const pids = [site.process.pid, ...processesOf(site)]
  const before = cpuTimeMicroseconds(pids)
  const figures = await runWrk({ url: `${site.url}/`, headers: HEADERS, connections, seconds })
  return { ...figures, cpuMicroseconds: (cpuTimeMicroseconds(pids) - before) / figures.requests }
}

function describe(cases: readonly Case[], runs: number, seconds: number): string {
  const head = ['processes', 'connections', 'req/s', 'p50 ms', 'p99 ms', 'CPU µs', 'failed']
  const rows = cases.map(({ processes, connections, runs: figures }) => [
    String(processes),
    String(connections),
    formatSummary(summarize(figures.map(({ perSecond }) => perSecond))),
    formatSummary(summarize(figures.map(({ p50 }) => p50))),
    formatSummary(summarize(figures.map(({ p99 }) => p99))),
    formatSummary(summarize(figures.map(({ cpuMicroseconds }) => cpuMicroseconds))),
    formatNumber(figures.reduce((sum, { failures }) => sum + failures, 0)),
  ])
  return [
    `The cached home page in brotli from one and from two site processes on PostgreSQL, alternating; one thread of wrk on the same two cores, ${seconds} s each, medians of ${runs}. CPU µs: of all site processes, for each request; the load generator takes up to a core, so two processes share what is left.`,
    table(head, rows),
  ].join('\n\n')
}
