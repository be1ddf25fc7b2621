import { sayFigure, saySpread } from '../figures/say-figure.ts'
import { spreadOf } from '../figures/spread.ts'
import { table } from '../report/table.ts'
import type { Throughput } from '../running/wrk.ts'
import type { Arrangement } from './arrangement.ts'

/** What one arrangement took in at a number of connections. */
export interface Taken {
  readonly arrangement: Arrangement
  readonly connections: number
  readonly runs: readonly Throughput[]
  /** Acknowledged and not stored. */
  readonly lost: number
}

const HEAD = [
  'storage',
  'connections',
  'acknowledged/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
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
    `Whole messages over HTTP by one thread of wrk on the same machine, ${seconds} s at a time, medians of ${runs}, taking turns with Strapi's own create of a three-field entry (no draft, no webhook). An answer of 201 means validated, encrypted where it must be, and synced to disk. Each message has its own \`Idempotency-Key\` and two mails to write; mail is written meanwhile. Lost: acknowledged and not in the database afterwards. Bounds at 50 connections on SQLite: 5,000/s, p95 30 ms, 20 × Strapi; and stored submissions must not make it slower.`,
    table(
      HEAD,
      taken.map((one) => row(one, taken)),
    ),
  ].join('\n\n')
}

function row({ arrangement, connections, runs, lost }: Taken, all: readonly Taken[]): string[] {
  const spread = (name: 'perSecond' | 'p50' | 'p95' | 'p99') => spreadOf(runs.map((run) => run[name]))
  const strapi = all.find((one) => one.connections === connections && one.arrangement.stored === undefined)
  const strapiRate = strapi && spreadOf(strapi.runs.map(({ perSecond }) => perSecond)).median
  return [
    arrangement.name,
    String(connections),
    saySpread(spread('perSecond')),
    saySpread(spread('p50')),
    saySpread(spread('p95')),
    saySpread(spread('p99')),
    !strapiRate ? '–' : sayFigure(spread('perSecond').median / strapiRate),
    String(runs.reduce((sum, { failures }) => sum + failures, 0)),
    String(lost),
  ]
}
