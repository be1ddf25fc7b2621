import { formatNumber } from '../statistics/format-number.ts'
import { summarize } from '../statistics/summary.ts'
import type { Audit, FetchedFile } from './start-auditor.ts'

/** Bytes in the first two round trips of a new connection, and in each further one, in Lighthouse's model. */
const ROUND_TRIP_BYTES = [14_600, 29_200] as const
const FURTHER_ROUND_TRIP_BYTES = 30_660
/** Milliseconds until the first bytes arrive, and per further round trip. */
const [CONNECTION_MS, ROUND_TRIP_MS] = [750, 150]

/** Shown once above the explanations. */
export const LIGHTHOUSE_MODEL =
  'Lighthouse loads a page on this machine without throttling and simulates a slow phone from that. It counts every file that finished here before a paint as required for it, even a font that does not block rendering, loaded sequentially over one connection: 750 ms until the first 14,600 bytes arrive, and 150 ms for each further round trip. The rest of a time is CPU time. A document counts in full, although browsers render it progressively.'

/** Why a page takes its time, from the medians of its runs. */
export interface Explanations {
  readonly fcp: string
  readonly lcp: string
  readonly tbt: string
  readonly scripts: string
}

export function explainTimes(audits: readonly Audit[]): Explanations {
  return {
    fcp: explainPaint(audits, loadedBeforeFirstPaint),
    lcp: explainPaint(audits, loadedBeforeLargestPaint),
    tbt: explainBlocking(audits),
    scripts: explainScripts(audits),
  }
}

/** The document, and files with the priority of render-blocking ones. */
function loadedBeforeFirstPaint({ requests, painted }: Audit): readonly FetchedFile[] {
  const [document, ...others] = requests
  const counted = others.filter(({ priority, ended }) => priority === 'VeryHigh' && ended <= painted.first)
  return document ? [document, ...counted] : []
}

function loadedBeforeLargestPaint({ requests, painted }: Audit): readonly FetchedFile[] {
  return requests.filter(({ ended }, place) => place === 0 || ended <= painted.largest)
}

function explainPaint(audits: readonly Audit[], needed: (audit: Audit) => readonly FetchedFile[]): string {
  const [files, bytes] = [
    median(audits, (audit) => needed(audit).length),
    median(audits, (audit) => weight(needed(audit))),
  ]
  const first = `${formatNumber(median(audits, ({ requests }) => requests[0]?.bytes ?? 0))} bytes of document`
  const others = files > 1 ? `, ${formatNumber(bytes)} bytes in ${formatNumber(files)} files` : ''
  const trips = roundTrips(bytes)
  const time = formatNumber(CONNECTION_MS + (trips - 1) * ROUND_TRIP_MS)
  return `${first}${others}: ${trips} round trip${trips === 1 ? '' : 's'}, ${time} ms`
}

function weight(files: readonly FetchedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

function roundTrips(bytes: number): number {
  const [first, second] = ROUND_TRIP_BYTES
  if (bytes <= first) return 1
  return 2 + Math.max(0, Math.ceil((bytes - first - second) / FURTHER_ROUND_TRIP_BYTES))
}

const WORK: Readonly<Record<string, string>> = {
  styleLayout: 'style and layout',
  paintCompositeRender: 'painting',
  parseHTML: 'parsing HTML and CSS',
  scriptEvaluation: 'scripts',
}

function explainBlocking(audits: readonly Audit[]): string {
  const kinds = Object.entries(WORK).map(
    ([kind, label]) => `${label} ${formatNumber(median(audits, ({ work }) => work[kind] ?? 0))} ms`,
  )
  return `longest task ${formatNumber(median(audits, ({ longestTask }) => longestTask))} ms; total ${kinds.join(', ')}`
}

/** The scripts of a page, including its state. */
export function scriptsOf(requests: Audit['requests']): readonly FetchedFile[] {
  return requests.filter(({ type }) => /javascript/.test(type))
}

function explainScripts(audits: readonly Audit[]): string {
  const files = median(audits, ({ requests }) => scriptsOf(requests).length)
  const largest = median(audits, ({ requests }) =>
    Math.max(0, ...scriptsOf(requests).map(({ bytes }) => bytes)),
  )
  return `transfer size with headers; the largest of ${formatNumber(files)} files, React and its router, has ${formatNumber(largest)}`
}

function median(audits: readonly Audit[], read: (audit: Audit) => number): number {
  return summarize(audits.map(read)).median
}
