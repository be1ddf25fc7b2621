import { sayFigure, saySpread } from '../figures/say-figure.ts'
import { type Spread, spreadOf } from '../figures/spread.ts'
import { table } from '../report/table.ts'
import type { Throughput } from '../running/wrk.ts'
import type { Measured } from './case.ts'
import type { Memory } from './measure-memory.ts'
import type { RenderTimes } from './measure-render.ts'
import type { SavedAnswer } from './save-answer.ts'

/** Words and table of what was measured. */
export function describeServe(
  measured: readonly Measured[],
  page: SavedAnswer,
  asset: SavedAnswer,
  { runs, seconds }: { readonly runs: number; readonly seconds: number },
): string {
  const head = [
    'what',
    'connections',
    'site req/s',
    'p50 ms',
    'p99 ms',
    'nginx req/s',
    'p50 ms',
    'site ÷ nginx',
    'bare Node req/s',
    'site ÷ bare Node',
    'failed',
  ]
  return [
    `The site process, nginx (one worker) and a bare \`node:http\` server, which only writes them, answer the same bytes with the same headers, taking turns; one thread of wrk, ${seconds} s at a time, medians of ${runs}. The page is home (${sayFigure(page.bytes.length)} bytes in brotli), the asset a font (${sayFigure(asset.bytes.length)} bytes). Bounds: a cached page at least half of nginx and 40,000 req/s on a core of its own.`,
    table(head, measured.map(row)),
  ].join('\n\n')
}

export function describeRender({ wall, cpu }: RenderTimes): string {
  return `An uncached render of home, from request to the last byte of HTML with its policy, in one process, without HTTP and compression: **${saySpread(wall)} ms** at the median, ${saySpread(cpu)} ms of processor. Bound: 5 ms.`
}

export function describeMemory({ atStart, allPages, afterLoad }: Memory): string {
  return `Memory of the site process: ${sayFigure(atStart)} MB at start, ${sayFigure(allPages)} MB with all pages, **${sayFigure(afterLoad)} MB** ten seconds after ten seconds of load at 32 connections, without a content service. Bound: 200 MB.`
}

function row({ one, site, nginx, bareNode }: Measured): string[] {
  return [
    one.name,
    String(one.connections),
    say(spread(site, 'perSecond')),
    say(spread(site, 'p50')),
    say(spread(site, 'p99')),
    say(spread(nginx, 'perSecond')),
    say(spread(nginx, 'p50')),
    ratio(site, nginx),
    say(spread(bareNode, 'perSecond')),
    ratio(site, bareNode),
    String([...site, ...nginx, ...bareNode].reduce((sum, { failures }) => sum + failures, 0)),
  ]
}

function ratio(ours: readonly Throughput[], theirs: readonly Throughput[]): string {
  const [one, other] = [spread(ours, 'perSecond'), spread(theirs, 'perSecond')]
  return one && other ? sayFigure(one.median / other.median) : '–'
}

function spread(runs: readonly Throughput[], name: 'perSecond' | 'p50' | 'p99'): Spread | null {
  return runs.length === 0 ? null : spreadOf(runs.map((run) => run[name]))
}

function say(figures: Spread | null): string {
  return figures ? saySpread(figures) : '–'
}
