import { formatNumber, formatSummary } from '../statistics/format-number.ts'
import { type Summary, summarize } from '../statistics/summary.ts'
import { table } from '../report/table.ts'
import type { Throughput } from '../processes/wrk.ts'
import type { Measured } from './case.ts'
import type { Memory } from './measure-memory.ts'
import type { RenderTimes } from './measure-render.ts'
import type { SavedResponse } from './save-response.ts'

/** Text and table of the results. */
export function describeServe(
  measured: readonly Measured[],
  page: SavedResponse,
  asset: SavedResponse,
  { runs, seconds }: { readonly runs: number; readonly seconds: number },
): string {
  const head = [
    'case',
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
    `The site process, nginx (one worker) and a bare \`node:http\` server, which only writes the bytes, serve the same bytes with the same headers, one after another; one thread of wrk, ${seconds} s each, medians of ${runs}. The page is home (${formatNumber(page.bytes.length)} bytes in brotli), the asset a font (${formatNumber(asset.bytes.length)} bytes). Budget: a cached page at least 0.9 of bare Node.`,
    table(head, measured.map(row)),
  ].join('\n\n')
}

export function describeRender({ wall, cpu }: RenderTimes): string {
  return `An uncached render of home, from the request to the last byte of HTML with its policy, in one process, without HTTP and compression: **${formatSummary(wall)} ms** at the median, ${formatSummary(cpu)} ms of CPU time. Budget: 3 ms.`
}

export function describeMemory({ atStart, allPages, afterLoad }: Memory): string {
  return `Memory of the site process: ${formatNumber(atStart)} MB at start, ${formatNumber(allPages)} MB with all pages cached, **${formatNumber(afterLoad)} MB** ten seconds after ten seconds of load at 32 connections, without a content service. Budget: 200 MB.`
}

function row({ testCase, site, nginx, bareNode }: Measured): string[] {
  return [
    testCase.name,
    String(testCase.connections),
    format(summary(site, 'perSecond')),
    format(summary(site, 'p50')),
    format(summary(site, 'p99')),
    format(summary(nginx, 'perSecond')),
    format(summary(nginx, 'p50')),
    ratio(site, nginx),
    format(summary(bareNode, 'perSecond')),
    ratio(site, bareNode),
    String([...site, ...nginx, ...bareNode].reduce((sum, { failures }) => sum + failures, 0)),
  ]
}

function ratio(site: readonly Throughput[], reference: readonly Throughput[]): string {
  const [ours, theirs] = [summary(site, 'perSecond'), summary(reference, 'perSecond')]
  return ours && theirs ? formatNumber(ours.median / theirs.median) : '–'
}

function summary(runs: readonly Throughput[], name: 'perSecond' | 'p50' | 'p99'): Summary | null {
  return runs.length === 0 ? null : summarize(runs.map((run) => run[name]))
}

function format(figures: Summary | null): string {
  return figures ? formatSummary(figures) : '–'
}
