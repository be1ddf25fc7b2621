/** What several runs measured. */
export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
}

/** Throws on an empty list: a figure without a measurement is none. */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? fail()
  const middle = (sorted.length - 1) / 2
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    least: at(0),
    most: at(sorted.length - 1),
  }
}

function fail(): never {
  throw new Error('Nothing was measured.')
}
