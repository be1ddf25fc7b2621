/** Deterministic random choices. */
export interface Random {
  /** An integer from 0 to limit - 1. */
  below(limit: number): number
  pick<T>(choices: readonly T[]): T
  /** True with this probability. */
  chance(percent: number): boolean
  /** Random bytes. */
  bytes(count: number): Buffer
}

/** Mulberry32: small, and good enough for test data. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (choices) => choices[below(choices.length)]!,
    chance: (percent) => next() * 100 < percent,
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => below(256))),
  }
}
