import { sayFigure } from '../figures/say-figure.ts'
import { spreadOf } from '../figures/spread.ts'
import type { Audit, FetchedFile } from './audits.ts'

/** Bytes that a new connection brings at once, and those that each further round trip brings at most, as Lighthouse reckons. */
const FLIGHTS = [14_600, 29_200] as const
const FURTHER_FLIGHT = 30_660
/** Milliseconds until the first of them is there, and for each further one. */
const [CONNECTING, ROUND_TRIP] = [750, 150]

/** Stands once above the pages: what the reasons given with them mean. */
export const HOW_TIMES_ARE_RECKONED =
  'Lighthouse loads a page on this machine as it is and reckons from that what a slow phone would take. Whatever ended here before a paint it takes to be needed for it, even a font that the paint would not wait for, one file after the other over one connection: 750 ms until the first 14,600 bytes are there and 150 ms for each further round trip. What a figure has beyond that is the processor’s. A document counts whole, though browsers paint what has come.'

/** Why a page takes the time it takes, by the medians of what its runs measured. */
export interface Reasons {
  readonly fcp: string
  readonly lcp: string
  readonly tbt: string
  readonly scripts: string
}

export function reasonsOf(audits: readonly Audit[]): Reasons {
  return {
    fcp: sayFetched(audits, neededForFirst),
    lcp: sayFetched(audits, neededForLargest),
    tbt: sayWork(audits),
    scripts: sayScripts(audits),
  }
}

/** The document, and what has the priority of a file that a paint waits for. */
function neededForFirst({ requests, painted }: Audit): readonly FetchedFile[] {
  const [document, ...others] = requests
  const counted = others.filter(({ priority, ended }) => priority === 'VeryHigh' && ended <= painted.first)
  return document ? [document, ...counted] : []
}

function neededForLargest({ requests, painted }: Audit): readonly FetchedFile[] {
  return requests.filter(({ ended }, place) => place === 0 || ended <= painted.largest)
}

function sayFetched(audits: readonly Audit[], needed: (audit: Audit) => readonly FetchedFile[]): string {
  const [files, bytes] = [
    median(audits, (audit) => needed(audit).length),
    median(audits, (audit) => weight(needed(audit))),
  ]
  const first = `${sayFigure(median(audits, ({ requests }) => requests[0]?.bytes ?? 0))} bytes of document`
  const others = files > 1 ? `, ${sayFigure(bytes)} bytes in ${sayFigure(files)} files` : ''
  const trips = flights(bytes)
  const time = sayFigure(CONNECTING + (trips - 1) * ROUND_TRIP)
  return `${first}${others}: ${trips} round trip${trips === 1 ? '' : 's'}, ${time} ms`
}

function weight(files: readonly FetchedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}

function flights(bytes: number): number {
  const [first, second] = FLIGHTS
  if (bytes <= first) return 1
  return 2 + Math.max(0, Math.ceil((bytes - first - second) / FURTHER_FLIGHT))
}

const WORK: Readonly<Record<string, string>> = {
  styleLayout: 'style and layout',
  paintCompositeRender: 'painting',
  parseHTML: 'reading HTML and CSS',
  scriptEvaluation: 'scripts',
}

function sayWork(audits: readonly Audit[]): string {
  const kinds = Object.entries(WORK).map(
    ([kind, words]) => `${words} ${sayFigure(median(audits, ({ work }) => work[kind] ?? 0))} ms`,
  )
  return `longest task ${sayFigure(median(audits, ({ longestTask }) => longestTask))} ms; in all ${kinds.join(', ')}`
}

/** Scripts of a page, with its state. */
export function scriptsOf(requests: Audit['requests']): readonly FetchedFile[] {
  return requests.filter(({ type }) => /javascript/.test(type))
}

function sayScripts(audits: readonly Audit[]): string {
  const files = median(audits, ({ requests }) => scriptsOf(requests).length)
  const largest = median(audits, ({ requests }) =>
    Math.max(0, ...scriptsOf(requests).map(({ bytes }) => bytes)),
  )
  return `on the wire, with headers; the largest of ${sayFigure(files)} files, React and its router, has ${sayFigure(largest)}`
}

function median(audits: readonly Audit[], read: (audit: Audit) => number): number {
  return spreadOf(audits.map(read)).median
}
