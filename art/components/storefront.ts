import { CHARCOAL, INK, PAPER, WHITE, type Hue } from '../palette.ts'
import { box, faded, num, shape, transformed, translated, type SvgMarkup } from './svg.ts'
import { textLine } from './text.ts'

const STRIPES = 7
/** Its upper edge is narrower than its lower one: it comes down and forward. */
const AWNING = { top: -172, edge: -128, reachAbove: 108, reachBelow: 126 } as const

/** Steps of a color, or of two: sill, wall, base, door. */
type Wall = Readonly<Record<300 | 500 | 700 | 900, string>>

/** A shop front, 252 × 220, with the middle of its base at (x, y); `window` is drawn from the corner of its glass. */
export function storefront(
  sign: string,
  wall: Wall,
  cloth: Hue,
  x: number,
  y: number,
  scale: number,
  window: SvgMarkup,
): SvgMarkup {
  return transformed(
    x,
    y,
    scale,
    0,
    box(-114, -220, 228, 220, wall[500], 14),
    box(-114, -16, 228, 16, wall[700]),
    box(-98, -120, 118, 84, CHARCOAL[50], 10),
    translated(-98, -120, window),
    box(-104, -40, 130, 12, wall[300], 6),
    door(wall),
    faded(0.16, box(-114, AWNING.edge, 228, 34, INK)),
    box(-96, -212, 192, 44, CHARCOAL[700], 12),
    textLine(sign, 0, -181, { size: 30, face: 'headline', fill: WHITE, anchor: 'middle' }),
    awning(cloth),
  )
}

function door(wall: Wall): SvgMarkup {
  return (
    box(38, -126, 62, 126, wall[900], 10) +
    box(46, -118, 46, 64, PAPER, 7) +
    box(46, -46, 46, 34, wall[700], 6) +
    box(82, -62, 6, 26, '#ffc81a', 3)
  )
}

function awning(cloth: Hue): SvgMarkup {
  const { top, edge, reachAbove, reachBelow } = AWNING
  const [above, below] = [(2 * reachAbove) / STRIPES, (2 * reachBelow) / STRIPES]
  return Array.from({ length: STRIPES }, (_, index) => {
    const [left, foot] = [-reachAbove + index * above, -reachBelow + (index + 1) * below]
    const scallop = `a${num(below / 2)} ${num(below / 2)} 0 0 1 ${num(-below)} 0z`
    return shape(
      `M${num(left)} ${top}h${num(above)}L${num(foot)} ${edge}${scallop}`,
      index % 2 ? WHITE : cloth[500],
    )
  }).join('')
}
