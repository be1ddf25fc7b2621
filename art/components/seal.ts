import { CHARCOAL, INK, WHITE } from '../palette.ts'
import { icon, type IconName } from './icon.ts'
import { box, type Drawing } from './svg.ts'
import { textLine } from './text.ts'

/** A badge of 160 × 64 for a link to an official site: an icon and two lines. */
export function seal(iconName: IconName, fill: string, first: string, second: string): Drawing {
  return (
    box(0, 0, 160, 64, WHITE, 14) +
    box(8, 8, 44, 48, fill, 10) +
    icon(iconName, 30, 32, 28, WHITE, fill) +
    textLine(first, 62, 30, { size: 15, face: 'headline', fill: INK }) +
    textLine(second, 62, 47, { size: 12, fill: CHARCOAL[600] })
  )
}
