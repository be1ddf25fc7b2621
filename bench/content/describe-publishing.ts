import { formatNumber } from '../statistics/format-number.ts'
import { percentile, summarize } from '../statistics/summary.ts'
import { table } from '../report/table.ts'
import type { PublishTimes } from './measure-publishing.ts'

export interface Published {
  /** Kind of change. */
  readonly name: string
  readonly byRequest: readonly PublishTimes[]
  readonly byClick: readonly PublishTimes[]
}

const P95 = 0.95

interface Budget {
  readonly statistic: 'median' | '95th percentile'
  readonly maxMs: number
}

interface Column {
  readonly title: string
  readonly publishedBy: 'byRequest' | 'byClick'
  readonly countedFrom: keyof PublishTimes
  /** None: shown for comparison. */
  readonly budget?: Budget
}

/** What is measured, and what a budget holds for. */
const COLUMNS: readonly Column[] = [
  {
    title: 'by request, from the response',
    publishedBy: 'byRequest',
    countedFrom: 'fromResponse',
    budget: { statistic: 'median', maxMs: 70 },
  },
  {
    title: 'by request, from its start',
    publishedBy: 'byRequest',
    countedFrom: 'fromRequest',
    budget: { statistic: 'median', maxMs: 200 },
  },
  { title: 'by click, from the response', publishedBy: 'byClick', countedFrom: 'fromResponse' },
  { title: 'by click, from the request', publishedBy: 'byClick', countedFrom: 'fromRequest' },
  {
    title: 'by click, from the click',
    publishedBy: 'byClick',
    countedFrom: 'fromClick',
    budget: { statistic: '95th percentile', maxMs: 1000 },
  },
]

export function describePublishing(published: readonly Published[]): string {
  const [{ byRequest: requests, byClick: clicks } = { byRequest: [], byClick: [] }] = published
  return [
    `From a change in the real panel until both of two site processes show it, polled every 15 ms, ${requests.length} changes of each kind by a request to the panel's API and ${clicks.length} by a click in Chromium on the same machine: median and 95th percentile in ms, after five changed texts by request that are not counted. Counted from the click, from the request and from the panel's response; a negative number means that visitors saw the change before the editor had the response. A changed title also changes the list of all pages; the image is a photograph of 2400 × 1800 pixels, uploaded at least two seconds before it is published for the first time, or published by the request that follows the upload (*at once*; by a click, as soon as its form is open).`,
    table(
      ['change', ...COLUMNS.map(({ title }) => title)],
      published.map((change) => [change.name, ...COLUMNS.map((column) => figures(change, column))]),
    ),
    COLUMNS.map((column) => `- ${verdict(published, column)}`).join('\n'),
  ].join('\n\n')
}

function figures(change: Published, column: Column): string {
  return (['median', '95th percentile'] as const)
    .map((statistic) => formatNumber(figure(change, column, statistic)))
    .join(', ')
}

/** Of one number: whether its budget is met, and by which changes it is not; or that it has none. */
function verdict(published: readonly Published[], column: Column): string {
  const { title, budget } = column
  const all = published.map((change) => ({
    name: change.name,
    ms: figure(change, column, budget?.statistic ?? 'median'),
  }))
  const highest = `highest: ${describeHighest(all)}`
  if (!budget) return `Published ${title}: no budget, for comparison; ${highest} (median).`
  const { statistic, maxMs } = budget
  const exceeded = all.filter(({ ms }) => ms > maxMs)
  const limit = `Published ${title}: budget ${maxMs.toLocaleString('en')} ms (${statistic})`
  if (exceeded.length === 0) return `${limit} met, ${highest}.`
  return `${limit} exceeded: ${exceeded.map(({ name, ms }) => `${name}, ${formatNumber(ms)} ms`).join('; ')}.`
}

function describeHighest(all: readonly { readonly name: string; readonly ms: number }[]): string {
  const [highest] = all.toSorted((one, other) => other.ms - one.ms)
  return highest ? `${highest.name}, ${formatNumber(highest.ms)} ms` : 'none'
}

function figure(change: Published, column: Column, statistic: Budget['statistic']): number {
  const times = change[column.publishedBy].map((time) => time[column.countedFrom])
  return statistic === 'median' ? summarize(times).median : percentile(times, P95)
}
