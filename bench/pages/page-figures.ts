import { type Spread, spreadOf } from '../figures/spread.ts'
import type { Audit, Category } from './audits.ts'
import { type Reasons, reasonsOf, scriptsOf } from './reasons.ts'

export const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

/** Medians of a page's runs. */
export interface PageFigures {
  readonly path: string
  readonly scores: Readonly<Record<Category, number>>
  /** Milliseconds. */
  readonly fcp: Spread
  readonly lcp: Spread
  readonly tbt: Spread
  readonly cls: Spread
  /** Everything fetched until Lighthouse is done. */
  readonly bytes: number
  readonly requests: number
  /** Scripts that were fetched before anybody touched the page. */
  readonly scriptBytes: number
  /** Document and styles, brotli. */
  readonly weight: number
  readonly reasons: Reasons
  /** How fast Lighthouse found the machine: about 2,500 when nothing else runs. */
  readonly machine: number
  /** Words on each audit that counts, is no time of the page, and was not perfect in any run. */
  readonly complaints: readonly string[]
}

export function pageFigures(path: string, weight: number, audits: readonly Audit[]): PageFigures {
  const spread = (read: (audit: Audit) => number) => spreadOf(audits.map(read))
  return {
    path,
    weight,
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, spread(({ scores }) => scores[name]).median]),
    ) as PageFigures['scores'],
    fcp: spread(({ fcp }) => fcp),
    lcp: spread(({ lcp }) => lcp),
    tbt: spread(({ tbt }) => tbt),
    cls: spread(({ cls }) => cls),
    bytes: spread(({ requests }) => sum(requests)).median,
    requests: spread(({ requests }) => requests.length).median,
    scriptBytes: spread(({ requests }) => sum(scriptsOf(requests))).median,
    reasons: reasonsOf(audits),
    machine: spread(({ benchmarkIndex }) => benchmarkIndex).median,
    complaints: [...new Set(audits.flatMap(({ failed }) => failed.filter(isNoTime).map(complaint)))],
  }
}

function sum(requests: Audit['requests']): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0)
}

/** The page's times have bounds and reasons of their own. */
function isNoTime({ id }: Audit['failed'][number]): boolean {
  return ![
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'speed-index',
  ].includes(id)
}

function complaint({ title, found }: Audit['failed'][number]): string {
  const where = found.filter(Boolean)
  return where.length === 0 ? title : `${title}: ${where.join(' ')}`
}
