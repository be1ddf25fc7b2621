import { formatNumber, formatSummary } from '../statistics/format-number.ts'
import { summarize } from '../statistics/summary.ts'
import { table } from '../report/table.ts'
import type { PostResult } from './post-load.ts'
import type { StaffAnswers } from './staff-at-work.ts'

/** One measurement with the listener off, and the one beside it with the listener on and people working. */
export interface InboxPair {
  readonly off: PostResult
  readonly on: PostResult
  readonly staff: StaffAnswers
}

interface Figures {
  readonly name: string
  readonly pairs: readonly InboxPair[]
}

const HEAD = ['storage', 'off: acknowledged/s', 'on: acknowledged/s', 'on/off', 'p95 off ms', 'p95 on ms']
const STAFF_HEAD = ['staff: answers', 'staff: p95 ms', 'staff: failed', 'failed', 'lost']

export function describeInbox(
  results: readonly Figures[],
  options: {
    readonly runs: number
    readonly seconds: number
    readonly people: number
    readonly connections: number
  },
): string {
  const { runs, seconds, people, connections } = options
  return [
    `Messages as in the section "Intake" at ${connections} connections, ${seconds} s each, in ${runs} pairs: a site without the inbox's listener, and one with it and ${people} people who work in it, in turn and each on a database of its own. Each person does something every second: counts, the newest of the list, opening a submission, assigning it, a note. on/off is the median of the pairs' ratios, with the smallest and the largest.`,
    'Budget: on/off at least 0.97.',
    table([...HEAD, ...STAFF_HEAD], results.map(row)),
  ].join('\n\n')
}

function row({ name, pairs }: Figures): string[] {
  const summary = (read: (pair: InboxPair) => number) => formatSummary(summarize(pairs.map(read)))
  const sum = (read: (pair: InboxPair) => number) =>
    String(pairs.reduce((total, pair) => total + read(pair), 0))
  const durations = pairs.flatMap(({ staff }) => staff.durationsMs).toSorted((a, b) => a - b)
  const p95 = durations[Math.floor(durations.length * 0.95)] ?? Number.NaN
  return [
    name,
    summary(({ off }) => off.perSecond),
    summary(({ on }) => on.perSecond),
    ratios(pairs),
    summary(({ off }) => off.p95),
    summary(({ on }) => on.p95),
    String(durations.length),
    formatNumber(p95),
    sum(({ staff }) => staff.failures),
    sum(({ off, on }) => off.failures + on.failures),
    sum(({ off, on }) => off.lost + on.lost),
  ]
}

function ratios(pairs: readonly InboxPair[]): string {
  const { median, min, max } = summarize(pairs.map(({ on, off }) => on.perSecond / off.perSecond))
  return `${median.toFixed(3)} (${min.toFixed(3)}–${max.toFixed(3)})`
}
