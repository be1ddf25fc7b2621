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

/** Milliseconds. */
const BUDGETS = { fromResponse: 70, fromRequest: 200, p95FromClick: 1000 }
const P95 = 0.95

export function describePublishing(published: readonly Published[]): string {
  const [{ byRequest: requests, byClick: clicks } = { byRequest: [], byClick: [] }] = published
  return [
    `From a change in the real panel until both of two site processes show it, polled every 15 ms, ${requests.length} changes of each kind by a request to the panel's API and ${clicks.length} by a click in Chromium on the same machine: median and 95th percentile in ms, after five changed texts by request that are not counted. Counted from the click, from the request and from the panel's response; a negative number means that visitors saw the change before the editor had the response. A changed title also changes the list of all pages; the image is a photograph of 2400 × 1800 pixels, uploaded at least two seconds before it is published for the first time (published at once, it is slower). Budgets: median ≤ ${BUDGETS.fromResponse} ms after the response and ≤ ${BUDGETS.fromRequest} ms from the request, 95th percentile ≤ ${BUDGETS.p95FromClick.toLocaleString('en')} ms from the click.`,
    table(
      [
        'change',
        'request: from the response',
        'request: from its start',
        'click: from the response',
        'from the request',
        'from the click',
      ],
      published.map(({ name, byRequest, byClick }) => [
        name,
        figures(byRequest, 'fromResponse'),
        figures(byRequest, 'fromRequest'),
        figures(byClick, 'fromResponse'),
        figures(byClick, 'fromRequest'),
        figures(byClick, 'fromClick'),
      ]),
    ),
    verdict(published),
  ].join('\n\n')
}

function figures(times: readonly PublishTimes[], key: keyof PublishTimes): string {
  const all = times.map((time) => time[key])
  return `${formatNumber(summarize(all).median)}, ${formatNumber(percentile(all, P95))}`
}

/** The budgets that are exceeded. */
function verdict(published: readonly Published[]): string {
  const exceeded = published.flatMap(({ name, byRequest, byClick }) => [
    ...above(`${name}, median from the response`, median(byRequest, 'fromResponse'), BUDGETS.fromResponse),
    ...above(`${name}, median from the request`, median(byRequest, 'fromRequest'), BUDGETS.fromRequest),
    ...above(
      `${name}, 95th percentile from the click`,
      percentile(
        byClick.map(({ fromClick }) => fromClick),
        P95,
      ),
      BUDGETS.p95FromClick,
    ),
  ])
  return exceeded.length === 0 ? 'Every budget is met.' : `Exceeded: ${exceeded.join('; ')}.`
}

function median(times: readonly PublishTimes[], key: keyof PublishTimes): number {
  return summarize(times.map((time) => time[key])).median
}

function above(what: string, figure: number, budget: number): string[] {
  return figure > budget ? [`${what}: ${formatNumber(figure)} ms`] : []
}
