import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { icon, type IconName } from './icon.ts'
import { box, type SvgMarkup } from './svg.ts'

/** A tile and the color of the icon on it, readable on paper, on white and on charcoal. */
const TILES = {
  yellow: [YELLOW[500], INK],
  teal: [TEAL[600], WHITE],
  pink: [PINK[600], WHITE],
} as const

/** A pictogram for a kind of shop, in the middle of 160 × 64. Its name stands beside it as text. */
export function merchantLogo(iconName: IconName, color: keyof typeof TILES): SvgMarkup {
  const [ground, ink] = TILES[color]
  return box(48, 0, 64, 64, ground, 20) + icon(iconName, 80, 32, 40, ink, ground)
}
