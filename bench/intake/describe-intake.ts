import { formatNumber, formatSummary } from '../statistics/format-number.ts'
import { summarize } from '../statistics/summary.ts'
import { table } from '../report/table.ts'
import type { IntakeTarget } from './intake-target.ts'
import type { PostResult } from './post-messages.ts'

/** The results of one target at a number of connections. */
export interface IntakeResult {
  readonly target: IntakeTarget
  readonly connections: number
  readonly runs: readonly PostResult[]
}

const HEAD = [
  'storage',
  'connections',
  'acknowledged/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'CPU µs',
  '× Strapi',
  'failed',
  'lost',
]

const REFERENCES = [
  "Strapi creates an entry of its smallest type (three fields, no draft, no webhook) on SQLite like its admin panel: `POST /content-manager/collection-types/…` with an administrator's token. Databases with many rows were filled with bulk SQL, then vacuumed and checkpointed. Bare Node is the upper bound: a server with the site's flags that stores each message without validation as a row of one SQLite table, many rows per sync, in its own thread. SQLite belongs to one site process; several share a PostgreSQL.",
  'Budgets at 50 connections on SQLite: 5,000/s, p95 30 ms, 20 × Strapi; and stored submissions must not slow it down.',
]

/** Strapi, with which the others are compared, reads nothing back. */
function isReference({ target }: IntakeResult): boolean {
  return target.lost === undefined
}

/** Text and table of the results. */
export function describeIntake(
  results: readonly IntakeResult[],
  { runs, seconds }: { readonly runs: number; readonly seconds: number },
): string {
  return [
    `Complete messages over HTTP by one thread of wrk on the same machine, ${seconds} s each, medians of ${runs}. A response with status 201 means validated, encrypted where required, and synced to disk. Each message has its own \`Idempotency-Key\` and causes two mails; mail is written concurrently. Rate limits are off, because all requests come from one client. CPU: time of the site processes per acknowledged message, all threads, including mail. Failed: responses other than 201, timeouts and broken connections. Lost: acknowledged references that were not in the database afterwards.`,
    ...(results.some(isReference)
      ? REFERENCES
      : ['SQLite belongs to one site process; several share a PostgreSQL.']),
    ...unresponsive(results),
    table(
      HEAD,
      results.map((one) => row(one, results)),
    ),
  ].join('\n\n')
}

/** Lists targets without any response, so that a 0 is not mistaken for an error of the benchmark. */
function unresponsive(results: readonly IntakeResult[]): string[] {
  const unresponsiveResults = results.filter(({ runs }) => runs.every(({ requests }) => requests === 0))
  return unresponsiveResults.map(
    ({ target, connections }) => `${target.name} sent no response in time at ${connections} connections.`,
  )
}

function row({ target, connections, runs }: IntakeResult, all: readonly IntakeResult[]): string[] {
  const summary = (name: 'perSecond' | 'p50' | 'p95' | 'p99') => summarize(runs.map((run) => run[name]))
  const sum = (read: (run: PostResult) => number) => runs.reduce((total, run) => total + read(run), 0)
  const strapi = all.find((one) => one.connections === connections && isReference(one))
  const strapiRate = strapi && summarize(strapi.runs.map(({ perSecond }) => perSecond)).median
  return [
    target.name,
    String(connections),
    formatSummary(summary('perSecond')),
    formatSummary(summary('p50')),
    formatSummary(summary('p95')),
    formatSummary(summary('p99')),
    cpuOf(runs),
    !strapiRate ? '–' : formatNumber(summary('perSecond').median / strapiRate),
    String(sum(({ failures }) => failures)),
    target.lost ? String(sum(({ lost }) => lost)) : '–',
  ]
}

function cpuOf(runs: readonly PostResult[]): string {
  const cpu = summarize(runs.map(({ cpuMicroseconds }) => cpuMicroseconds))
  return Number.isNaN(cpu.median) ? '–' : formatSummary(cpu)
}
