import { CHARCOAL, INK, PAPER, PINK, TEAL, YELLOW } from '../palette.ts'
import { box, transformed, type SvgMarkup } from './svg.ts'
import { floatingShadow } from './shadow.ts'

/** A payment terminal with its center at (x, y); `screen` is 136 × 104, with its origin in the upper left corner. */
export function terminal(screen: SvgMarkup, x: number, y: number, scale = 1, rotation = 0): SvgMarkup {
  return transformed(
    x,
    y,
    scale,
    rotation,
    `<g transform="translate(-84 -150)">`,
    body(),
    onDisplay(screen),
    keys(),
    '</g>',
  )
}

function body(): SvgMarkup {
  return (
    floatingShadow(0, 0, 168, 300, 32) +
    box(0, 0, 168, 300, CHARCOAL[500], 32) +
    box(0, 0, 168, 292, CHARCOAL[600], 32) +
    box(30, 8, 108, 7, INK, 3.5) +
    box(12, 26, 144, 112, INK, 18) +
    box(16, 30, 136, 104, PAPER, 14)
  )
}

function onDisplay(screen: SvgMarkup): SvgMarkup {
  return `<g transform="translate(16 30)">${screen}</g>`
}

function keys(): SvgMarkup {
  const digits = Array.from({ length: 9 }, (_, key) =>
    box(20 + (key % 3) * 44, 154 + Math.floor(key / 3) * 31, 38, 24, CHARCOAL[100], 8),
  )
  const last = [PINK[500], YELLOW[500], TEAL[500]].map((fill, key) =>
    box(20 + key * 44, 250, 38, 24, fill, 8),
  )
  return [...digits, ...last].join('')
}
