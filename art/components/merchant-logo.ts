import { CHARCOAL, WHITE } from '../palette.ts'
import { icon, type IconName } from './icon.ts'
import { box, disc, type SvgMarkup } from './svg.ts'
import { textLine, textWidth, type TextStyle } from './text.ts'

/** Readable on white and on charcoal. */
const GRAY = CHARCOAL[500]
const STYLE: TextStyle = { size: 23, face: 'headline', fill: GRAY }

/** A placeholder logo: an icon and a kind of shop instead of a brand, centered on 160 × 64. */
export function merchantLogo(iconName: IconName, kind: string, ground: 'disc' | 'square'): SvgMarkup {
  const width = 36 + 10 + textWidth(kind, STYLE)
  const left = (160 - width) / 2
  return (
    (ground === 'disc' ? disc(left + 18, 32, 18, GRAY) : box(left, 14, 36, 36, GRAY, 11)) +
    icon(iconName, left + 18, 32, 20, WHITE, GRAY) +
    textLine(kind, left + 46, 41, STYLE)
  )
}
