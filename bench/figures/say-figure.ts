import type { Spread } from './spread.ts'

/** A figure with few digits: 43.2, 512, 48,100. */
export function sayFigure(figure: number): string {
  const digits = Math.abs(figure) < 10 ? 2 : Math.abs(figure) < 100 ? 1 : 0
  return Number(figure.toFixed(digits)).toLocaleString('en', { maximumFractionDigits: digits })
}

/** '48,100 (47,000–49,200)'; the median alone when nothing was spread. */
export function saySpread({ median, least, most }: Spread): string {
  if (sayFigure(least) === sayFigure(most)) return sayFigure(median)
  return `${sayFigure(median)} (${sayFigure(least)}–${sayFigure(most)})`
}
