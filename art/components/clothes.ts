import { CHARCOAL, PINK, TEAL, WHITE, YELLOW, type Hue } from '../palette.ts'
import { box, shape, stroke, type SvgMarkup } from './svg.ts'

/** What a person wears; drawn in the coordinates of `person()`. */
export type Clothes = 'collar' | 'suit' | 'apron' | 'bag' | 'badge'

/** `skin` is visible at an open collar. Colors are chosen to contrast with the body's; `bagFill` is of the bag. */
export function clothes(kind: Clothes, hue: Hue, skin: string, bagFill = bagColor(hue)): SvgMarkup {
  if (kind === 'suit') return suit(hue)
  if (kind === 'apron') return collar(skin) + apron(hue)
  if (kind === 'bag') return collar(skin) + bag(bagFill)
  return collar(skin) + (kind === 'badge' ? badge(hue) : '')
}

function collar(skin: string): SvgMarkup {
  return shape('M-17-196h34L0-170z', skin)
}

function suit(hue: Hue): SvgMarkup {
  return (
    shape('M-24-196h48L0-132z', WHITE) +
    shape('M0-188l8 9-5 38-3 7-3-7-5-38z', hue === PINK ? TEAL[600] : PINK[600])
  )
}

function apron(hue: Hue): SvgMarkup {
  const cloth = hue === YELLOW ? TEAL[600] : YELLOW[300]
  return (
    stroke('M-22-160L-16-194M22-160L16-194', cloth, 6) +
    shape(
      'M-20-166h40a8 8 0 0 1 8 8v28h10a6 6 0 0 1 6 6v60h-88v-60a6 6 0 0 1 6-6h10v-28a8 8 0 0 1 8-8z',
      cloth,
    ) +
    box(-20, -112, 40, 26, hue === YELLOW ? TEAL[500] : YELLOW[500], 7)
  )
}

function bag(fill: string): SvgMarkup {
  return stroke('M-26-188L30-96', fill, 9) + box(12, -104, 40, 34, fill, 9)
}

function bagColor(hue: Hue): string {
  if (hue === YELLOW) return PINK[600]
  return hue === PINK ? TEAL[600] : YELLOW[500]
}

function badge(hue: Hue): SvgMarkup {
  return (
    stroke('M-16-194L0-152 16-194', hue === YELLOW ? PINK[600] : YELLOW[500], 5) +
    box(-13, -154, 26, 32, WHITE, 6) +
    box(-7, -148, 14, 10, TEAL[500], 3) +
    box(-7, -133, 14, 4, CHARCOAL[300], 2)
  )
}
