import { formatSummary } from '../statistics/format-number.ts'
import { summarize } from '../statistics/summary.ts'

/** What one second of load costs a site. */
export interface Sample {
  readonly perSecond: number
  /** Microseconds of CPU time per request, all threads. */
  readonly cpuMicroseconds: number
}

export interface Comparison {
  readonly name: string
  /** Measured one after the other. */
  readonly pairs: readonly { readonly other: Sample; readonly own: Sample }[]
}

/** The section of RESULTS.md; ratios are those of each pair. */
export function describeCompare(
  comparisons: readonly Comparison[],
  { runs, seconds }: { runs: number; seconds: number },
): string {
  const rows = comparisons.map(({ name, pairs }) => {
    const summary = (read: (pair: Comparison['pairs'][number]) => number) =>
      formatSummary(summarize(pairs.map(read)))
    const cells = [
      name,
      summary(({ other }) => other.perSecond),
      summary(({ own }) => own.perSecond),
      summary(({ other, own }) => own.perSecond / other.perSecond),
      summary(({ other }) => other.cpuMicroseconds),
      summary(({ own }) => own.cpuMicroseconds),
      summary(({ other, own }) => own.cpuMicroseconds / other.cpuMicroseconds),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    `The site process of this checkout and of another one, in turn, ${seconds} s each, medians of ${runs} pairs, both sites started again after every three; one thread of wrk. Both read the default documents. CPU time is that of all threads of the site for one request.`,
    [
      '| load | other/s | this/s | this ÷ other | other, CPU µs | this, CPU µs | this ÷ other |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  ].join('\n\n')
}
