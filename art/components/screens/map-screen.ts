import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../../palette.ts'
import { badge, icon, type IconName } from '../icon.ts'
import { box, shape, stroke, type SvgMarkup } from '../svg.ts'
import { textLine } from '../text.ts'
import { SCREEN } from '../phone.ts'
import { statusBar } from './screen-parts.ts'

/** A street map with nearby shops. */
export function mapScreen(): SvgMarkup {
  return (
    map() +
    statusBar() +
    search() +
    box(10, 330, 196, 112, WHITE, 26) +
    badge('cup', 44, 368, 22, PINK[100], PINK[700]) +
    textLine('Café', 76, 365, { size: 17, face: 'headline', fill: INK }) +
    textLine('2 minutes away', 76, 383, { size: 12, fill: CHARCOAL[600] }) +
    box(24, 402, 168, 28, YELLOW[500], 14) +
    textLine('20% comes back', 108, 421, { size: 13, face: 'bold', fill: INK, anchor: 'middle' })
  )
}

/** The same for small drawings: bars instead of lines that would be too small to read. */
export function smallMapScreen(): SvgMarkup {
  return (
    map() +
    box(14, 40, 188, 44, WHITE, 22) +
    icon('search', 40, 62, 24, CHARCOAL[500]) +
    box(62, 55, 96, 14, CHARCOAL[100], 7) +
    box(10, 324, 196, 118, WHITE, 26) +
    badge('cup', 54, 372, 30, PINK[100], PINK[700]) +
    textLine('Café', 96, 372, { size: 34, face: 'headline', fill: INK }) +
    box(96, 386, 84, 12, CHARCOAL[100], 6) +
    box(24, 412, 168, 18, YELLOW[500], 9)
  )
}

function map(): SvgMarkup {
  return (
    box(0, 0, SCREEN.width, SCREEN.height, TEAL[100]) +
    streets() +
    mapPin('bread', 58, 150, YELLOW[500], INK) +
    mapPin('book', 158, 126, TEAL[600], WHITE) +
    mapPin('flower', 168, 244, TEAL[600], WHITE) +
    mapPin('cup', 96, 226, PINK[600], WHITE, 1.45)
  )
}

function streets(): SvgMarkup {
  return (
    shape('M130 60h90v70h-110z', TEAL[300]) +
    stroke('M-10 190L230 112M-10 300L230 222M60 40l50 300M170 40l40 300', WHITE, 13, 'butt') +
    stroke('M-10 246L230 168', WHITE, 5, 'butt')
  )
}

function search(): SvgMarkup {
  return (
    box(14, 40, 188, 36, WHITE, 18) +
    icon('search', 36, 58, 17, CHARCOAL[500]) +
    textLine('Stores near you', 54, 63, { size: 13, fill: CHARCOAL[600] })
  )
}

/** A map pin whose tip is at (x, y). */
export function mapPin(
  iconName: IconName,
  x: number,
  y: number,
  fill: string,
  ink: string,
  scale = 1,
): SvgMarkup {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${shape('M0 0C-5-7-18-16-18-30a18 18 0 0 1 36 0C18-16 5-7 0 0z', fill)}${icon(iconName, 0, -30, 19, ink, fill)}</g>`
}
