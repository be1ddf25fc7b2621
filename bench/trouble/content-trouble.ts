import {
  startContentServiceStandIn,
  FAILURES,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import type { BenchOptions } from '../bench.ts'
import { saySpread } from '../figures/say-figure.ts'
import { type Spread, spreadOf } from '../figures/spread.ts'
import { table } from '../report/table.ts'
import { withClosing } from '../running/closing.ts'
import { openSite } from '../running/open-site.ts'

const RUNS = 7
const REQUESTS = 60
const SLUGS = ['about-us', 'contacts', 'local-store', 'terms']
/** Pages at their own address are kept; those at an address of the content service's own are drawn each time. */
const WAYS = { kept: '/', drawn: '/cms/pages/' } as const
type Way = keyof typeof WAYS

interface Compared {
  readonly failure: string
  readonly well: Readonly<Record<Way, Spread>>
  readonly inTrouble: Readonly<Record<Way, Spread>>
}

/** What a visitor of a warm site notices while the content service fails, each way in turn beside its being well: Markdown. */
export async function contentTrouble({ runs = RUNS, only = '' }: BenchOptions): Promise<string> {
  const compared: Compared[] = []
  for (const failure of FAILURES.filter((name) => name.includes(only)))
    compared.push(await compare(failure, runs))
  return compared.length === 0 ? '' : describe(compared, runs)
}

function compare(failure: (typeof FAILURES)[number], runs: number): Promise<Compared> {
  return withClosing(async (closing) => {
    const service = closing.add(await startContentServiceStandIn(), ({ close }) => close())
    const site = await openSite(closing, { CONTENT_SERVICE_URL: service.url })
    await milliseconds(site.url, 'drawn')
    const figures = { well: { kept: [], drawn: [] }, inTrouble: { kept: [], drawn: [] } } as Figures
    for (let run = 0; run < runs; run++)
      for (const state of ['well', 'inTrouble'] as const) {
        service.mode = state === 'well' ? 'well' : failure
        for (const way of ['kept', 'drawn'] as const)
          figures[state][way].push(await milliseconds(site.url, way))
      }
    return { failure, well: spreads(figures.well), inTrouble: spreads(figures.inTrouble) }
  })
}

type Figures = Record<'well' | 'inTrouble', Record<Way, number[]>>

function spreads({ kept, drawn }: Record<Way, number[]>): Record<Way, Spread> {
  return { kept: spreadOf(kept), drawn: spreadOf(drawn) }
}

/** The median request of a round, one after the other. */
async function milliseconds(url: string, way: Way): Promise<number> {
  const figures: number[] = []
  for (let request = 0; request < REQUESTS; request++) {
    const path = WAYS[way] + SLUGS[request % SLUGS.length]
    const start = performance.now()
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(10_000) })
    await answer.text()
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`)
    figures.push(performance.now() - start)
  }
  return spreadOf(figures).median
}

function describe(compared: readonly Compared[], runs: number): string {
  return [
    `A warm site while its content service fails, beside the same site while it is well: medians of ${runs} rounds of ${REQUESTS} requests each, in turn, ms. Bound: 20 % more.`,
    table(
      ['failure', 'kept, well', 'kept, failing', 'more', 'drawn anew, well', 'drawn anew, failing', 'more'],
      compared.map(({ failure, well, inTrouble }) => [
        failure,
        saySpread(well.kept),
        saySpread(inTrouble.kept),
        more(well.kept, inTrouble.kept),
        saySpread(well.drawn),
        saySpread(inTrouble.drawn),
        more(well.drawn, inTrouble.drawn),
      ]),
    ),
  ].join('\n\n')
}

function more(well: Spread, inTrouble: Spread): string {
  return `${Math.round((inTrouble.median / well.median - 1) * 100)} %`
}
