import { type Summary, summarize } from '../statistics/summary.ts'
import type { Audit, Category } from './start-auditor.ts'
import { type Explanations, explainTimes, scriptsOf } from './explain-times.ts'

export const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

/** Medians of a page's runs. */
export interface PageFigures {
  readonly path: string
  readonly scores: Readonly<Record<Category, number>>
  /** Milliseconds. */
  readonly fcp: Summary
  readonly lcp: Summary
  readonly tbt: Summary
  readonly cls: Summary
  /** All bytes loaded until Lighthouse is done. */
  readonly bytes: number
  readonly requests: number
  /** Scripts loaded before any interaction. */
  readonly scriptBytes: number
  /** Page weight: document and styles, in bytes of brotli. */
  readonly weight: number
  readonly explanations: Explanations
  /** Lighthouse's benchmark index: about 2,500 on an idle machine. */
  readonly machine: number
  /** Failed audits other than the timings, from any run. */
  readonly failedAudits: readonly string[]
}

export function pageFigures(path: string, weight: number, audits: readonly Audit[]): PageFigures {
  const summary = (read: (audit: Audit) => number) => summarize(audits.map(read))
  return {
    path,
    weight,
    scores: Object.fromEntries(
      CATEGORIES.map((name) => [name, summary(({ scores }) => scores[name]).median]),
    ) as PageFigures['scores'],
    fcp: summary(({ fcp }) => fcp),
    lcp: summary(({ lcp }) => lcp),
    tbt: summary(({ tbt }) => tbt),
    cls: summary(({ cls }) => cls),
    bytes: summary(({ requests }) => sum(requests)).median,
    requests: summary(({ requests }) => requests.length).median,
    scriptBytes: summary(({ requests }) => sum(scriptsOf(requests))).median,
    explanations: explainTimes(audits),
    machine: summary(({ benchmarkIndex }) => benchmarkIndex).median,
    failedAudits: [...new Set(audits.flatMap(({ failed }) => failed.filter(isNoTiming).map(describeAudit)))],
  }
}

function sum(requests: Audit['requests']): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0)
}

/** Timings have budgets and explanations of their own. */
function isNoTiming({ id }: Audit['failed'][number]): boolean {
  return ![
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'speed-index',
  ].includes(id)
}

function describeAudit({ title, found }: Audit['failed'][number]): string {
  const nodes = found.filter(Boolean)
  return nodes.length === 0 ? title : `${title}: ${nodes.join(' ')}`
}
