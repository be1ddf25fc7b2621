import { WHITE } from '../palette.ts'
import { icon, type IconName } from './icon.ts'
import { box, type SvgMarkup } from './svg.ts'

/** A badge in the middle of 160 × 64 for a link to an official site. Its name stands beside it as text. */
export function seal(iconName: IconName, fill: string): SvgMarkup {
  return box(48, 0, 64, 64, fill, 16) + icon(iconName, 80, 32, 38, WHITE, fill)
}
