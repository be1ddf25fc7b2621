import { sayFigure, saySpread } from '../figures/say-figure.ts'
import { spreadOf } from '../figures/spread.ts'
import { table } from '../report/table.ts'
import { BOUNDS, missedBounds } from './bounds.ts'
import { CATEGORIES, type PageFigures } from './page-figures.ts'
import { HOW_TIMES_ARE_RECKONED } from './reasons.ts'

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

/** @param floor an empty page through the same front in the same run: what Lighthouse says of nothing at all */
export function describePages(
  pages: readonly PageFigures[],
  floor: PageFigures,
  { runs, notFoundWeight }: { readonly runs: number; readonly notFoundWeight: number },
): string {
  return [
    `Every route through HTTP/2 and TLS with brotli, Lighthouse mobile (simulated slow 4G, CPU ×4), medians of ${runs}. Scores: performance, accessibility, best practices, SEO. Bounds: ${bounds()}.`,
    verdict(pages),
    ...ranges(pages, floor),
    table(HEAD, [floor, ...pages].map(row)),
    `\`/404\` answers with status 404, which Lighthouse does not audit; its HTML with styles has ${notFoundWeight} bytes.`,
  ].join('\n\n')
}

function bounds(): string {
  return `100 × 4, FCP ≤ ${BOUNDS.fcp} ms, LCP ≤ ${BOUNDS.lcp} ms, TBT ≤ ${BOUNDS.tbt} ms, CLS ${BOUNDS.cls}, HTML with its styles ≤ ${BOUNDS.weight} and scripts ≤ ${BOUNDS.scripts} bytes in brotli`
}

function verdict(pages: readonly PageFigures[]): string {
  const missing = pages
    .map((page) => ({ page, missed: missedBounds(page) }))
    .filter(({ missed }) => missed.length > 0)
  if (missing.length === 0) return `All ${pages.length} pages keep every bound.`
  const lines = missing.map(
    ({ page, missed }) => `- \`${page.path}\`: ${missed.join('; ')}${reason(page.complaints)}`,
  )
  return [
    `${pages.length - missing.length} of ${pages.length} pages keep every bound. The others, with the reason as measured:`,
    '',
    HOW_TIMES_ARE_RECKONED,
    '',
    ...lines,
  ].join('\n')
}

function reason(complaints: readonly string[]): string {
  return complaints.length === 0 ? '' : ` (Lighthouse: ${complaints.map((words) => `“${words}”`).join(', ')})`
}

function ranges(pages: readonly PageFigures[], floor: PageFigures): string[] {
  const over = (read: (page: PageFigures) => number) => saySpread(spreadOf(pages.map(read)))
  const ratio = (name: 'fcp' | 'lcp') =>
    sayFigure(spreadOf(pages.map((page) => page[name].median)).median / floor[name].median)
  return [
    `Over all pages: FCP ${over(({ fcp }) => fcp.median)} ms, LCP ${over(({ lcp }) => lcp.median)} ms, HTML with styles ${over(({ weight }) => weight)} bytes; FCP is ×${ratio('fcp')} and LCP ×${ratio('lcp')} of an empty page's in the same run. Lighthouse found the machine at ${over(({ machine }) => machine)}; undisturbed it is at about 2,500.`,
  ]
}

function row(page: PageFigures): string[] {
  return [
    page.path,
    CATEGORIES.map((name) => page.scores[name]).join(' '),
    saySpread(page.fcp),
    saySpread(page.lcp),
    saySpread(page.tbt),
    saySpread(page.cls),
    sayFigure(page.weight),
    sayFigure(page.bytes),
    sayFigure(page.requests),
    sayFigure(page.scriptBytes),
  ]
}
