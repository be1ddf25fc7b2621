import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { bank } from '../components/bank.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { floatingShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { box, clipped, shape, stroke, transformed, translated, type SvgMarkup } from '../components/svg.ts'
import { animateReturn, scene } from './scene.ts'

const SIDE = 150

/** The mark, joined to a bank and a store, and a new piece that is plugged in. Drawn at twice the size: its parts have whole numbers. */
export const newPartner = scene(
  'new-partner',
  transformed(
    0,
    0,
    0.5,
    0,
    beam(330, 236, 610, 130, TEAL[300]),
    beam(380, 372, 480, 34, PINK[500]),
    stroke('M282 240L88 90M282 240L88 390', CHARCOAL[300], 18),
    tile(88, 90, TEAL[100], bank(75, 130, TEAL, 0.43)),
    tile(88, 390, YELLOW[100], shop('Café', TEAL, PINK, 75, 132, 0.38)),
    animateReturn([10, 0], translated(530, 240, piece())),
    middle(),
    coin(438, 66, 30, 12),
  ),
)

function tile(x: number, y: number, fill: string, content: SvgMarkup) {
  const around = floatingShadow(0, 0, SIDE, SIDE, 42)
  const inside = clipped(0, 0, SIDE, SIDE, 42, box(0, 0, SIDE, SIDE, fill), content)
  return translated(x - SIDE / 2, y - SIDE / 2, around, inside)
}

/** With a socket on its right side. */
function middle() {
  return (
    box(356, 182, 34, 116, CHARCOAL[500], 14) +
    floatingShadow(190, 144, 180, 192, 50) +
    box(190, 144, 180, 192, WHITE, 50) +
    mark(222, 184, 116, PINK[600], YELLOW[500])
  )
}

/** A tile with a message of a few lines, and the plug that joins it to the mark. */
function piece() {
  return (
    box(-160, -36, 60, 22, CHARCOAL[100], 6) +
    box(-160, 14, 60, 22, CHARCOAL[100], 6) +
    box(-122, -54, 44, 108, YELLOW[600], 16) +
    floatingShadow(-96, -104, 192, 208, 54) +
    box(-96, -104, 192, 208, YELLOW[300], 54) +
    shape(
      'M-44-60H46a22 22 0 0 1 22 22V20a22 22 0 0 1-22 22H-4l-36 34V42h-4a22 22 0 0 1-22-22V-38a22 22 0 0 1 22-22z',
      WHITE,
    ) +
    stroke('M-38-26H38M-38 6H10', PINK[500], 16)
  )
}
