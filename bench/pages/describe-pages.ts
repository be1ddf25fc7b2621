import { formatNumber, formatSummary } from '../statistics/format-number.ts'
import { summarize } from '../statistics/summary.ts'
import { table } from '../report/table.ts'
import { BUDGETS, exceededBudgets } from './budgets.ts'
import { CATEGORIES, type PageFigures } from './page-figures.ts'
import { LIGHTHOUSE_MODEL } from './explain-times.ts'

const HEAD = [
  'page',
  'scores',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'CLS',
  'HTML + CSS',
  'bytes',
  'requests',
  'scripts',
]

/** @param floor an empty page through the same proxy in the same run, as a baseline */
export function describePages(
  pages: readonly PageFigures[],
  floor: PageFigures,
  { runs, notFoundWeight }: { readonly runs: number; readonly notFoundWeight: number },
): string {
  return [
    `Every route through HTTP/2 and TLS with brotli, Lighthouse mobile (simulated slow 4G, CPU ×4), medians of ${runs}. Scores: performance, accessibility, best practices, SEO. Budgets: ${budgets()}.`,
    budgetSummary(pages),
    ...ranges(pages, floor),
    table(HEAD, [floor, ...pages].map(row)),
    `\`/404\` has the status 404, which Lighthouse does not audit; its HTML with styles has ${notFoundWeight} bytes.`,
  ].join('\n\n')
}

function budgets(): string {
  return `100 × 4, FCP ≤ ${BUDGETS.fcp} ms, LCP ≤ ${BUDGETS.lcp} ms, TBT ≤ ${BUDGETS.tbt} ms, CLS ${BUDGETS.cls}, HTML with its styles ≤ ${BUDGETS.weight} and scripts ≤ ${BUDGETS.scripts} bytes in brotli`
}

function budgetSummary(pages: readonly PageFigures[]): string {
  const exceeding = pages
    .map((page) => ({ page, exceeded: exceededBudgets(page) }))
    .filter(({ exceeded }) => exceeded.length > 0)
  if (exceeding.length === 0) return `All ${pages.length} pages meet every budget.`
  const lines = exceeding.map(
    ({ page, exceeded }) => `- \`${page.path}\`: ${exceeded.join('; ')}${reason(page.failedAudits)}`,
  )
  return [
    `${pages.length - exceeding.length} of ${pages.length} pages meet every budget. The others, with the measured cause:`,
    '',
    LIGHTHOUSE_MODEL,
    '',
    ...lines,
  ].join('\n')
}

function reason(failedAudits: readonly string[]): string {
  return failedAudits.length === 0
    ? ''
    : ` (Lighthouse: ${failedAudits.map((text) => `“${text}”`).join(', ')})`
}

function ranges(pages: readonly PageFigures[], floor: PageFigures): string[] {
  const over = (read: (page: PageFigures) => number) => formatSummary(summarize(pages.map(read)))
  const ratio = (name: 'fcp' | 'lcp') =>
    formatNumber(summarize(pages.map((page) => page[name].median)).median / floor[name].median)
  return [
    `Over all pages: FCP ${over(({ fcp }) => fcp.median)} ms, LCP ${over(({ lcp }) => lcp.median)} ms, HTML with styles ${over(({ weight }) => weight)} bytes; FCP is ×${ratio('fcp')} and LCP ×${ratio('lcp')} of an empty page's in the same run. Lighthouse's benchmark index of the machine was ${over(({ machine }) => machine)}; it is about 2,500 when idle.`,
  ]
}

function row(page: PageFigures): string[] {
  return [
    page.path,
    CATEGORIES.map((name) => page.scores[name]).join(' '),
    formatSummary(page.fcp),
    formatSummary(page.lcp),
    formatSummary(page.tbt),
    formatSummary(page.cls),
    formatNumber(page.weight),
    formatNumber(page.bytes),
    formatNumber(page.requests),
    formatNumber(page.scriptBytes),
  ]
}
