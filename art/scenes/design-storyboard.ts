import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { pencil } from '../components/pencil.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, clipped, disc, stroke, transformed, type SvgMarkup } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** Size of a frame. */
const WIDTH = 218
const HEIGHT = 150

/** Four frames of an animation: a phone at a terminal, a beam that leads out, a coin on its way back, the amount. */
export const designStoryboard = scene(
  'design-storyboard',
  beam(290, 226, 540, 150, YELLOW[300]),
  beam(250, 372, 440, 34, PINK[500]),
  transformed(276, 226, 1, -3, sheet()),
  pencil(392, 376, { hue: TEAL, endHue: PINK, length: 110, scale: 0.86, rotation: 22 }),
)

function sheet() {
  return (
    floatingShadow(-246, -196, 492, 392, 18) +
    box(-246, -196, 492, 392, WHITE, 18) +
    frame(0, PINK[100], device(-28, 14) + terminal(58, 8)) +
    frame(1, PINK[100], beam(60, 0, 230, 40, PINK[500]) + device(-48, 20)) +
    frame(2, TEAL[100], beam(60, 0, 230, 40, TEAL[500]) + device(-48, 20) + coin(50, -2, 30, 12)) +
    frame(3, TEAL[100], amount())
  )
}

/** Its number is in the upper corner; it is clipped like a camera's view. */
function frame(index: number, ground: string, content: SvgMarkup) {
  const x = -228 + (index % 2) * (WIDTH + 20)
  const y = -178 + Math.floor(index / 2) * (HEIGHT + 36)
  const middle = `<g transform="translate(${x + WIDTH / 2} ${y + HEIGHT / 2})">${content}</g>`
  return (
    clipped(x, y, WIDTH, HEIGHT, 16, box(x, y, WIDTH, HEIGHT, ground), middle) +
    disc(x + 24, y + 24, 17, INK) +
    textLine(String(index + 1), x + 24, y + 32, {
      size: 22,
      face: 'headline',
      fill: WHITE,
      anchor: 'middle',
    }) +
    box(x, y + HEIGHT + 10, index % 2 ? 108 : 150, 9, CHARCOAL[100], 4.5)
  )
}

function device(x: number, y: number) {
  return transformed(
    x,
    y,
    1,
    -8,
    box(-29, -54, 58, 108, INK, 13),
    box(-24, -49, 48, 98, WHITE, 9),
    box(-17, -40, 34, 26, PINK[600], 6),
    box(-17, -6, 34, 6, CHARCOAL[300], 3),
    box(-17, 8, 22, 6, CHARCOAL[300], 3),
  )
}

function terminal(x: number, y: number) {
  return (
    box(x - 32, y - 52, 64, 116, CHARCOAL[600], 14) +
    box(x - 24, y - 42, 48, 38, WHITE, 7) +
    stroke(`M${x - 9} ${y - 23}l7 7 12-13`, TEAL[600], 6) +
    [0, 1, 2].map((row) => box(x - 24, y + 8 + row * 16, 48, 10, CHARCOAL[300], 5)).join('')
  )
}

function amount() {
  return (
    coin(-2, -26, 34, -8) +
    textLine('+1.80 €', 0, 50, { size: 42, face: 'headline', fill: TEAL[700], anchor: 'middle' })
  )
}
