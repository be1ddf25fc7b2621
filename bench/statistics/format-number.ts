import type { Summary } from './summary.ts'

/** A number with few digits: 43.2, 512, 48,100. */
export function formatNumber(figure: number): string {
  const digits = Math.abs(figure) < 10 ? 2 : Math.abs(figure) < 100 ? 1 : 0
  return Number(figure.toFixed(digits)).toLocaleString('en', { maximumFractionDigits: digits })
}

/** '48,100 (47,000–49,200)'; only the median if all values are equal. */
export function formatSummary({ median, min, max }: Summary): string {
  if (formatNumber(min) === formatNumber(max)) return formatNumber(median)
  return `${formatNumber(median)} (${formatNumber(min)}–${formatNumber(max)})`
}
