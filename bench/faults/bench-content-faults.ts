import {
  startContentServiceStandIn,
  FAILURES,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import type { BenchOptions } from '../bench.ts'
import { formatSummary } from '../statistics/format-number.ts'
import { type Summary, summarize } from '../statistics/summary.ts'
import { table } from '../report/table.ts'
import { withCleanup } from '../processes/with-cleanup.ts'
import { startSite } from '../processes/start-site.ts'

const RUNS = 7
const REQUESTS = 60
const SLUGS = ['about-us', 'contacts', 'local-store', 'terms']
/** Pages at their normal URL are cached; the content service's own URLs are rendered for each request. */
const PATH_PREFIXES = { cached: '/', rendered: '/cms/pages/' } as const
type PageKind = keyof typeof PATH_PREFIXES

interface Compared {
  readonly failure: string
  readonly healthy: Readonly<Record<PageKind, Summary>>
  readonly degraded: Readonly<Record<PageKind, Summary>>
}

/** Response times of a warm site for each failure of the content service, compared with normal operation: Markdown. */
export async function benchContentFaults({ runs = RUNS, only = '' }: BenchOptions): Promise<string> {
  const compared: Compared[] = []
  for (const failure of FAILURES.filter((name) => name.includes(only)))
    compared.push(await compare(failure, runs))
  return compared.length === 0 ? '' : describe(compared, runs)
}

function compare(failure: (typeof FAILURES)[number], runs: number): Promise<Compared> {
  return withCleanup(async (cleanup) => {
    const service = cleanup.add(await startContentServiceStandIn(), ({ close }) => close())
    const site = await startSite(cleanup, { CONTENT_SERVICE_URL: service.url })
    await milliseconds(site.url, 'rendered')
    const figures = {
      healthy: { cached: [], rendered: [] },
      degraded: { cached: [], rendered: [] },
    } as Figures
    for (let run = 0; run < runs; run++)
      for (const state of ['healthy', 'degraded'] as const) {
        service.mode = state === 'healthy' ? 'well' : failure
        for (const kind of ['cached', 'rendered'] as const)
          figures[state][kind].push(await milliseconds(site.url, kind))
      }
    return { failure, healthy: summaries(figures.healthy), degraded: summaries(figures.degraded) }
  })
}

type Figures = Record<'healthy' | 'degraded', Record<PageKind, number[]>>

function summaries({ cached, rendered }: Record<PageKind, number[]>): Record<PageKind, Summary> {
  return { cached: summarize(cached), rendered: summarize(rendered) }
}

/** The median of sequential requests, in milliseconds. */
async function milliseconds(url: string, kind: PageKind): Promise<number> {
  const figures: number[] = []
  for (let request = 0; request < REQUESTS; request++) {
    const path = PATH_PREFIXES[kind] + SLUGS[request % SLUGS.length]
    const start = performance.now()
    const response = await fetch(url + path, { signal: AbortSignal.timeout(10_000) })
    await response.text()
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}.`)
    figures.push(performance.now() - start)
  }
  return summarize(figures).median
}

function describe(compared: readonly Compared[], runs: number): string {
  return [
    `Response times in ms of a warm site while its content service fails, compared with normal operation: medians of ${runs} rounds of ${REQUESTS} requests each, alternating. Budget: 20 % increase.`,
    table(
      [
        'failure',
        'cached, normal',
        'cached, failing',
        'increase',
        'rendered, normal',
        'rendered, failing',
        'increase',
      ],
      compared.map(({ failure, healthy, degraded }) => [
        failure,
        formatSummary(healthy.cached),
        formatSummary(degraded.cached),
        increase(healthy.cached, degraded.cached),
        formatSummary(healthy.rendered),
        formatSummary(degraded.rendered),
        increase(healthy.rendered, degraded.rendered),
      ]),
    ),
  ].join('\n\n')
}

function increase(healthy: Summary, degraded: Summary): string {
  return `${Math.round((degraded.median / healthy.median - 1) * 100)} %`
}
