import { sayFigure } from '../figures/say-figure.ts'
import { CATEGORIES, type PageFigures } from './page-figures.ts'

const KIBIBYTE = 1024

/** What every page must keep to; times in milliseconds, sizes in bytes of brotli. */
export const BOUNDS = {
  weight: 14 * KIBIBYTE,
  scripts: 110 * KIBIBYTE,
  score: 100,
  fcp: 900,
  lcp: 1100,
  tbt: 10,
  cls: 0,
} as const

/** The bounds that a page misses, in words and with the reason that was measured; none when it keeps them all. */
export function missedBounds(page: PageFigures): string[] {
  const missed = CATEGORIES.filter((name) => page.scores[name] < BOUNDS.score).map(
    (name) => `${name} ${page.scores[name]}`,
  )
  for (const name of ['fcp', 'lcp', 'tbt', 'cls'] as const) {
    const { median } = page[name]
    const reason = name === 'cls' ? '' : ` (${page.reasons[name]})`
    if (median > BOUNDS[name]) missed.push(`${name.toUpperCase()} ${sayFigure(median)}${reason}`)
  }
  if (page.weight > BOUNDS.weight)
    missed.push(`HTML with styles ${page.weight} bytes, at most ${BOUNDS.weight}`)
  if (page.scriptBytes > BOUNDS.scripts)
    missed.push(`scripts ${sayFigure(page.scriptBytes)} bytes (${page.reasons.scripts})`)
  return missed
}
