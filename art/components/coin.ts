import { MARK_BODY } from '../brand/mark.ts'
import { YELLOW } from '../palette.ts'
import { disc, num, ellipse, transformed, shape, type SvgMarkup } from './svg.ts'

/** A coin seen from the front: a yellow disc with a darker rim and the mark. */
export function coin(x: number, y: number, r: number, rotation = 0): SvgMarkup {
  return transformed(
    x,
    y,
    r / 24,
    rotation,
    disc(0, 2.6, 24, YELLOW[600]),
    disc(0, 0, 24, YELLOW[500]),
    disc(0, 0, 18.5, YELLOW[300]),
    `<g transform="translate(-12.5 -12.5) scale(.52)">${shape(MARK_BODY, YELLOW[700])}</g>`,
  )
}

/** A coin seen at an angle; `open` from 0 (edge on) to 1 (front). */
export function flyingCoin(x: number, y: number, r: number, open: number, rotation = 0): SvgMarkup {
  return transformed(
    x,
    y,
    r / 24,
    rotation,
    ellipse(3.2, 0, 24 * open, 24, YELLOW[600]),
    ellipse(0, 0, 24 * open, 24, YELLOW[500]),
    ellipse(0, 0, 18 * open, 18.5, YELLOW[300]),
    `<g transform="scale(${num(open)} 1) translate(-12.5 -12.5) scale(.52)">${shape(MARK_BODY, YELLOW[700])}</g>`,
  )
}

/** A stack of coins whose base is at y. */
export function coinStack(x: number, y: number, r: number, count: number): SvgMarkup {
  const height = r * 0.36
  return Array.from({ length: count }, (_, index) =>
    flatCoin(x + (index % 2 ? 2 : -1.5), y - index * height, r),
  ).join('')
}

function flatCoin(x: number, y: number, r: number): SvgMarkup {
  const flat = r * 0.34
  const thick = r * 0.3
  return (
    shape(
      `M${num(x - r)} ${num(y - flat - thick)}v${num(thick)}a${num(r)} ${num(flat)} 0 0 0 ${num(2 * r)} 0v${num(-thick)}z`,
      YELLOW[600],
    ) +
    ellipse(x, y - flat - thick, r, flat, YELLOW[500]) +
    ellipse(x, y - flat - thick, r * 0.74, flat * 0.72, YELLOW[300])
  )
}
