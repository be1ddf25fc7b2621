import { formatNumber } from '../statistics/format-number.ts'
import { CATEGORIES, type PageFigures } from './page-figures.ts'

const BYTES_PER_KIBIBYTE = 1024

/** Performance budgets of every page; times in milliseconds, sizes in bytes of brotli. */
export const BUDGETS = {
  weight: 12 * BYTES_PER_KIBIBYTE,
  scripts: 120_000,
  score: 100,
  fcp: 900,
  lcp: 1100,
  tbt: 30,
  cls: 0,
} as const

/** The budgets that a page exceeds, with the measured cause; empty if it meets all. */
export function exceededBudgets(page: PageFigures): string[] {
  const exceeded = CATEGORIES.filter((name) => page.scores[name] < BUDGETS.score).map(
    (name) => `${name} ${page.scores[name]}`,
  )
  for (const name of ['fcp', 'lcp', 'tbt', 'cls'] as const) {
    const { median } = page[name]
    const reason = name === 'cls' ? '' : ` (${page.explanations[name]})`
    if (median > BUDGETS[name]) exceeded.push(`${name.toUpperCase()} ${formatNumber(median)}${reason}`)
  }
  if (page.weight > BUDGETS.weight)
    exceeded.push(`HTML with styles ${page.weight} bytes, at most ${BUDGETS.weight}`)
  if (page.scriptBytes > BUDGETS.scripts)
    exceeded.push(`scripts ${formatNumber(page.scriptBytes)} bytes (${page.explanations.scripts})`)
  return exceeded
}
