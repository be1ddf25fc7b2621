import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW, type Hue } from '../palette.ts'
import { alongBeam, beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, num, stroke, translated } from '../components/svg.ts'
import { textLine, textWidth } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

const [WIDTH, HEIGHT] = [560, 520]
/** The colors are below. */
const SQUARED = 338
/** The middle of the beam on the sheet, and its size. */
const BEAM = { x: 286, y: 182, length: 500, width: 92 } as const
/** Where its lower edge begins. */
const [LEFT, FOOT] = [
  BEAM.x - (BEAM.length / 2) * Math.cos(Math.PI / 10),
  BEAM.y + (BEAM.length / 2) * Math.sin(Math.PI / 10) + BEAM.width / 2 / Math.cos(Math.PI / 10),
]
/** Half of the frame around the coin. */
const REACH = 92
const [COIN_X, COIN_Y] = alongBeam(BEAM.x, BEAM.y, 118)

/** A page of the style: how steep a beam is, a coin on its way back, and each audience’s color. */
export const designSpecimen = scene(
  'design-specimen',
  beam(320, 236, 672, 150, YELLOW[300]),
  beam(320, 372, 650, 34, TEAL[500]),
  translated(40, 16, sheet()),
)

function sheet() {
  return (
    floatingShadow(0, 0, WIDTH, HEIGHT, 24) +
    box(0, 0, WIDTH, HEIGHT, WHITE, 24) +
    squares() +
    guides() +
    beam(BEAM.x, BEAM.y, BEAM.length, BEAM.width, PINK[500]) +
    angle() +
    animateReturn([76, -25], flyingCoin(...alongBeam(BEAM.x, BEAM.y, -128), 28, 0.75, 12)) +
    coin(COIN_X, COIN_Y - 3, 84) +
    frame() +
    swatch(0, 'Shoppers', PINK, PINK[600]) +
    swatch(1, 'Stores', YELLOW, YELLOW[500]) +
    swatch(2, 'Partners', TEAL, TEAL[600]) +
    swatch(3, 'Investors', CHARCOAL, INK)
  )
}

function squares() {
  const down = Array.from({ length: 9 }, (_, index) => `M${56 * (index + 1)} 0v${SQUARED}`)
  const across = Array.from({ length: 6 }, (_, index) => `M0 ${56 * (index + 1)}h${WIDTH}`)
  return stroke([...down, ...across].join(''), CHARCOAL[50], 3, 'butt')
}

/** Between the lower edge of the beam and a level line. */
function angle() {
  const reach = 176
  const [x, y] = [LEFT + reach * Math.cos(Math.PI / 10), FOOT - reach * Math.sin(Math.PI / 10)]
  const size = { size: 36, face: 'headline', fill: INK } as const
  const [label, above] = [LEFT + reach + 14, FOOT - 13]
  return (
    stroke(
      `M${num(LEFT)} ${num(FOOT)}h268M${num(LEFT + reach)} ${num(FOOT)}A${reach} ${reach} 0 0 0 ${num(x)} ${num(y)}`,
      INK,
      4,
    ) +
    textLine('18', label, above, size) +
    // The fonts have no degree sign.
    stroke(
      `M${num(label + textWidth('18', size) + 4)} ${num(above - 20)}a5.5 5.5 0 0 1 11 0a5.5 5.5 0 0 1-11 0`,
      INK,
      4,
    )
  )
}

/** Lines across the sheet, which touch the coin on each side. */
function guides() {
  return stroke(
    [-REACH, REACH]
      .map((reach) => `M${num(COIN_X + reach)} 0v${SQUARED}M0 ${num(COIN_Y + reach)}h${WIDTH}`)
      .join(''),
    TEAL[300],
    3,
    'butt',
  )
}

/** The frame of what is selected, with a handle at each corner. */
function frame() {
  const [x, y, size] = [COIN_X - REACH, COIN_Y - REACH, 2 * REACH]
  return (
    stroke(`M${num(x)} ${num(y)}h${size}v${size}h${-size}z`, TEAL[600], 4, 'butt') +
    [x, x + size]
      .flatMap((across) => [y, y + size].map((down) => [across, down] as const))
      .map(
        ([across, down]) =>
          box(across - 9, down - 9, 18, 18, TEAL[600], 3) + box(across - 4.5, down - 4.5, 9, 9, WHITE),
      )
      .join('')
  )
}

/** The color of an audience, and three of its steps. */
function swatch(place: number, audience: string, hue: Hue, fill: string) {
  return translated(
    24 + place * 132,
    SQUARED + 24,
    box(0, 0, 116, 76, fill, 14),
    [hue[500], hue[300], hue[100]].map((step, index) => box(index * 40, 84, 36, 20, step, 7)).join(''),
    textLine(audience, 58, 138, { size: 24, face: 'headline', fill: INK, anchor: 'middle' }),
  )
}
