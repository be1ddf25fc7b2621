import { sayFigure, saySpread } from '../figures/say-figure.ts'
import { spreadOf } from '../figures/spread.ts'
import { table } from '../report/table.ts'
import type { Arrangement } from './arrangement.ts'
import type { Posted } from './post.ts'

/** What one arrangement took in at a number of connections. */
export interface Taken {
  readonly arrangement: Arrangement
  readonly connections: number
  readonly runs: readonly Posted[]
}

const HEAD = [
  'storage',
  'connections',
  'acknowledged/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'processor µs',
  '× Strapi',
  'failed',
  'lost',
]

/** Words and table of what was measured. */
export function describeIntake(
  taken: readonly Taken[],
  { runs, seconds }: { readonly runs: number; readonly seconds: number },
): string {
  return [
    `Whole messages over HTTP by one thread of wrk on the same machine, ${seconds} s at a time, medians of ${runs}. An answer of 201 means validated, encrypted where it must be, and synced to disk. Each message has its own \`Idempotency-Key\` and two mails to write; mail is written meanwhile. Limits for clients are off, since all comes from one. Processor: what the processes that take in spend on each acknowledged message, on all threads, its mails included. Failed: answers other than 201, time-outs and broken connections. Lost: every acknowledged reference is looked up in the database afterwards; these were not there.`,
    "Strapi creates an entry of its smallest type (three fields, no draft, no webhook) on SQLite as its panel does: `POST /content-manager/collection-types/…` with an administrator's token. What has many rows stored before it was filled with bulk SQL, then tidied and written to disk (`vacuum`, `checkpoint`), as years would have left it. Bare Node is the ceiling: its own server reads the same messages, asks nothing of them and keeps each as one row in one table of SQLite, many with one sync, on a thread of its own, run as the site is. SQLite belongs to one site process; several share a PostgreSQL.",
    'Bounds at 50 connections on SQLite: 5,000/s, p95 30 ms, 20 × Strapi; and stored submissions must not make it slower.',
    ...silent(taken),
    table(
      HEAD,
      taken.map((one) => row(one, taken)),
    ),
  ].join('\n\n')
}

/** Who answered nothing at all is named: a 0 alone might be taken for a fault of the bench. */
function silent(taken: readonly Taken[]): string[] {
  const dumb = taken.filter(({ runs }) => runs.every(({ requests }) => requests === 0))
  return dumb.map(
    ({ arrangement, connections }) =>
      `${arrangement.name} answered nothing in time at ${connections} connections.`,
  )
}

function row({ arrangement, connections, runs }: Taken, all: readonly Taken[]): string[] {
  const spread = (name: 'perSecond' | 'p50' | 'p95' | 'p99') => spreadOf(runs.map((run) => run[name]))
  const sum = (read: (run: Posted) => number) => runs.reduce((total, run) => total + read(run), 0)
  const strapi = all.find((one) => one.connections === connections && one.arrangement.lost === undefined)
  const strapiRate = strapi && spreadOf(strapi.runs.map(({ perSecond }) => perSecond)).median
  return [
    arrangement.name,
    String(connections),
    saySpread(spread('perSecond')),
    saySpread(spread('p50')),
    saySpread(spread('p95')),
    saySpread(spread('p99')),
    processorOf(runs),
    !strapiRate ? '–' : sayFigure(spread('perSecond').median / strapiRate),
    String(sum(({ failures }) => failures)),
    arrangement.lost ? String(sum(({ lost }) => lost)) : '–',
  ]
}

function processorOf(runs: readonly Posted[]): string {
  const spent = spreadOf(runs.map(({ processor }) => processor))
  return Number.isNaN(spent.median) ? '–' : saySpread(spent)
}
