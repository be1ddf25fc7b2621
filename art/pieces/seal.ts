import { CHARCOAL, INK, WHITE } from '../palette.ts'
import { icon, type Sign } from './icon.ts'
import { box, type Drawing } from './shape.ts'
import { words } from './words.ts'

/** A badge of 160 by 64 that leads to somewhere official: a sign and two lines. */
export function seal(sign: Sign, fill: string, first: string, second: string): Drawing {
  return (
    box(0, 0, 160, 64, WHITE, 14) +
    box(8, 8, 44, 48, fill, 10) +
    icon(sign, 30, 32, 28, WHITE, fill) +
    words(first, 62, 30, { size: 15, face: 'headline', fill: INK }) +
    words(second, 62, 47, { size: 12, fill: CHARCOAL[600] })
  )
}
