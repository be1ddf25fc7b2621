/** Summary statistics of several runs. */
export interface Summary {
  readonly median: number
  readonly min: number
  readonly max: number
}

/** Throws on an empty list. */
export function summarize(figures: readonly number[]): Summary {
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? fail()
  const middle = (sorted.length - 1) / 2
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    min: at(0),
    max: at(sorted.length - 1),
  }
}

/**
 * The smallest figure that at least this share of all figures does not exceed. Throws on an empty list.
 *
 * @param share e.g. 0.95
 */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? fail()
}

function fail(): never {
  throw new Error('Nothing was measured.')
}
