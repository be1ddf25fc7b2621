import { CHARCOAL, PAPER, WHITE, type Hue } from '../palette.ts'
import { box, transformed, shape, type SvgMarkup } from './svg.ts'
import { textLine } from './text.ts'

/** A shop front, 300 × 300, with the middle of its base at (x, y); its sign names the kind of shop. */
export function shop(
  sign: string,
  wall: Hue,
  cloth: Hue,
  x: number,
  y: number,
  scale = 1,
  window: SvgMarkup = '',
): SvgMarkup {
  return transformed(
    x,
    y,
    scale,
    0,
    `<g transform="translate(-150 -300)">`,
    box(8, 30, 284, 270, wall[500], 14),
    box(8, 286, 284, 14, wall[700]),
    box(26, 128, 150, 112, CHARCOAL[50], 12),
    window,
    box(18, 238, 166, 14, wall[300], 7),
    door(wall),
    box(20, 10, 260, 54, CHARCOAL[700], 16),
    textLine(sign, 150, 49, { size: 34, face: 'headline', fill: WHITE, anchor: 'middle' }),
    awning(0, 72, 300, 6, cloth),
    '</g>',
  )
}

function door(wall: Hue): SvgMarkup {
  return (
    box(198, 126, 76, 174, wall[900], 12) +
    box(206, 134, 60, 104, PAPER, 8) +
    box(206, 246, 60, 46, wall[700], 6) +
    box(254, 226, 7, 30, '#ffc81a', 3.5)
  )
}

/** A striped awning with rounded lower edges: `count` colored stripes with light ones between. */
export function awning(
  x: number,
  y: number,
  width: number,
  count: number,
  cloth: Hue,
  light: string = WHITE,
): SvgMarkup {
  const stripes = count * 2 - 1
  const step = width / stripes
  return Array.from({ length: stripes }, (_, index) => {
    const left = x + index * step
    return shape(
      `M${r(left)} ${y}h${r(step)}v40a${r(step / 2)} ${r(step / 2)} 0 0 1 ${r(-step)} 0z`,
      index % 2 ? light : cloth[500],
    )
  }).join('')
}

function r(value: number): number {
  return Number(value.toFixed(2))
}
