import type { Drawing } from '../pieces/shape.ts'
import { words } from '../pieces/words.ts'
import { mark } from './mark.ts'

/** The mark and the name beside it, `size` high, its upper left corner at (x, y). */
export function wordmark(x: number, y: number, size: number, body: string, coin: string, ink: string): Drawing {
  return (
    mark(x, y, size, body, coin) +
    words('Beam Wallet', x + size * 1.06, y + size * 0.74, { size: size * 0.7, face: 'headline', fill: ink })
  )
}
