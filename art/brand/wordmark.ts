import type { Drawing } from '../pieces/shape.ts'
import { words, wordsWidth } from '../pieces/words.ts'
import { mark } from './mark.ts'

const NAME = 'Beam Wallet'
/** Of the mark's height. */
const GAP = 1.06
const LETTERS = 0.7

/** The mark and the name beside it, `size` high, its upper left corner at (x, y). */
export function wordmark(
  x: number,
  y: number,
  size: number,
  body: string,
  coin: string,
  ink: string,
): Drawing {
  return (
    mark(x, y, size, body, coin) +
    words(NAME, x + size * GAP, y + size * 0.74, { size: size * LETTERS, face: 'headline', fill: ink })
  )
}

export function wordmarkWidth(size: number): number {
  return size * GAP + wordsWidth(NAME, { size: size * LETTERS, face: 'headline' })
}
