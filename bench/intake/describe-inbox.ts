import { formatNumber, formatSummary } from '../statistics/format-number.ts'
import { summarize } from '../statistics/summary.ts'
import { table } from '../report/table.ts'
import type { PostResult } from './post-messages.ts'
import type { StaffResponses } from './staff-at-work.ts'

interface Measured {
  readonly posted: PostResult
  readonly staff: StaffResponses
}

/** Measurements of one minute, one after the other. */
export type InboxRound = Readonly<Record<'off' | 'idle' | 'people', Measured>>

export interface InboxFigures {
  readonly name: string
  readonly rounds: readonly InboxRound[]
  /** The share of one core that the site spends on people while nothing is posted. */
  readonly cpuOfPeople: number
}

interface Described {
  readonly runs: number
  readonly seconds: number
  readonly people: number
  readonly connections: number
}

const HEAD = ['storage', 'inbox', 'acknowledged/s', '÷ off', '÷ idle', 'CPU µs', 'p95 ms', 'failed', 'lost']
const STAFF_HEAD = ['staff: answers', 'staff: p95 ms', 'staff: failed']

export function describeInbox(
  results: readonly InboxFigures[],
  { runs, seconds, people, connections }: Described,
): string {
  return [
    `Messages as in the section "Intake" at ${connections} connections, ${seconds} s each, in ${runs} rounds, every other one in reverse: a site without the inbox's listener, and one with it, while nobody works and while ${people} people do. Each site has a database of its own; the one that is not measured is suspended. Ratios are medians of those within a round, with the quartiles. The same site with and without people (÷ idle) shows what their work costs; two sites differ by chance, and because the one with the listener is measured twice as often and stores twice as much.`,
    'Each takes a submission every 20 s. They open and read it, assign it to themselves, note something and mark it as done, and return to the list; after each change the page loads the submission again: nine requests. Whoever only keeps the list open causes two requests every 30 s. All of them run on the same two cores as wrk and the site.',
    'Budget: people at least 0.97 of idle.',
    table(
      [...HEAD, ...STAFF_HEAD],
      results.flatMap(({ name, rounds }) => LABELS.map(([side, label]) => row(name, label, side, rounds))),
    ),
    `CPU time that the site spends on the same people while nothing is posted: ${results.map(({ name, cpuOfPeople }) => `${name} ${(cpuOfPeople * 100).toFixed(1)} % of a core`).join(', ')}.`,
  ].join('\n\n')
}

const LABELS = [
  ['off', 'off'],
  ['idle', 'on, idle'],
  ['people', 'on, people'],
] as const satisfies (readonly [keyof InboxRound, string])[]

function row(name: string, label: string, side: keyof InboxRound, rounds: readonly InboxRound[]): string[] {
  const measured = rounds.map((round) => round[side])
  const summary = (read: (one: Measured) => number) => formatSummary(summarize(measured.map(read)))
  const sum = (read: (one: Measured) => number) =>
    String(measured.reduce((total, one) => total + read(one), 0))
  const durations = measured.flatMap(({ staff }) => staff.durationsMs).toSorted((a, b) => a - b)
  const p95 = durations[Math.floor(durations.length * 0.95)]
  return [
    name,
    label,
    summary(({ posted }) => posted.perSecond),
    ratios(rounds, side, 'off'),
    ratios(rounds, side, 'idle'),
    summary(({ posted }) => posted.cpuMicroseconds),
    summary(({ posted }) => posted.p95),
    sum(({ posted }) => posted.failures),
    sum(({ posted }) => posted.lost),
    ...(p95 === undefined
      ? ['', '', '']
      : [String(durations.length), formatNumber(p95), sum(({ staff }) => staff.failures)]),
  ]
}

function ratios(rounds: readonly InboxRound[], side: keyof InboxRound, base: keyof InboxRound): string {
  if (side === base) return '1'
  const found = rounds
    .map((round) => round[side].posted.perSecond / round[base].posted.perSecond)
    .toSorted((a, b) => a - b)
  const at = (part: number) => found[Math.round((found.length - 1) * part)]!
  return `${summarize(found).median.toFixed(3)} (${at(0.25).toFixed(3)}–${at(0.75).toFixed(3)})`
}
