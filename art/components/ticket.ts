import { WHITE, YELLOW, type Hue } from '../palette.ts'
import { transformed, shape, type SvgMarkup } from './svg.ts'
import { textLine } from './text.ts'

/** A voucher with notched sides, 300 × 140, with its center at (x, y): the offer, the shop and its code. */
export function ticket(
  offer: string,
  shop: string,
  code: string,
  hue: Hue,
  x: number,
  y: number,
  scale = 1,
  rotation = 0,
): SvgMarkup {
  const light = hue === YELLOW
  const ink = light ? YELLOW[900] : WHITE
  return transformed(
    x,
    y,
    scale,
    rotation,
    shape(
      'M-130-70H50a14 14 0 0 0 28 0h52a20 20 0 0 1 20 20V50a20 20 0 0 1-20 20H78a14 14 0 0 0-28 0h-180a20 20 0 0 1-20-20V-50a20 20 0 0 1 20-20z',
      light ? hue[500] : hue[600],
    ),
    `<path d="M64-46V48" stroke="${light ? hue[600] : hue[300]}" stroke-width="4" stroke-dasharray="4 10" stroke-linecap="round"/>`,
    textLine(offer, -128, 8, { size: 50, face: 'headline', fill: ink }),
    textLine(shop, -126, 44, { size: 24, face: 'bold', fill: ink }),
    `<g transform="rotate(-90 106 0)">${textLine(code, 106, 9, { size: 25, face: 'headline', fill: ink, anchor: 'middle' })}</g>`,
  )
}
