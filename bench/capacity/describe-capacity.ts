import { table } from '../report/table.ts'
import { formatSummary } from '../statistics/format-number.ts'
import { summarize } from '../statistics/summary.ts'

/** What one request costs, measured several times. */
export interface Cost {
  readonly name: string
  readonly measured: readonly Measured[]
}

export interface Measured {
  /** Microseconds of CPU time of the site process, all threads. */
  readonly site: number
  /** Microseconds of CPU time of PostgreSQL, all processes. */
  readonly database?: number
  /** Stored for each submission. */
  readonly bytes?: number
}

/** Text and table of the costs. */
export function describeCapacity(
  costs: readonly Cost[],
  { runs, seconds }: { readonly runs: number; readonly seconds: number },
): string {
  return [
    `CPU time of the site process (all threads) and of PostgreSQL (all processes) for one request, at 32 connections, ${seconds} s each, medians of ${runs}; applications one after another. A second divided by it is what one core could do without anything else. Reading depends little on what else the machine does; storing does, because what waits is stored together. Messages include their two mails; rate limits are off.`,
    table(['request', 'site µs', 'one core, calculated', 'PostgreSQL µs', 'bytes stored'], costs.map(row)),
  ].join('\n\n')
}

function row({ name, measured }: Cost): string[] {
  const site = summarize(measured.map((one) => one.site))
  const perSecond = 1_000_000 / site.median
  return [
    name,
    formatSummary(site),
    `${rounded(perSecond).toLocaleString('en')}/s`,
    optional(measured.map(({ database }) => database)),
    optional(measured.map(({ bytes }) => bytes)),
  ]
}

function optional(figures: readonly (number | undefined)[]): string {
  const known = figures.filter((figure) => figure !== undefined)
  return known.length === 0 ? '' : formatSummary(summarize(known))
}

/** To two digits. */
function rounded(figure: number): number {
  return Number(figure.toPrecision(2))
}
