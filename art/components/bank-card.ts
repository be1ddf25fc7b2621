import { WHITE, YELLOW, type Hue } from '../palette.ts'
import { beam } from './beam.ts'
import { icon } from './icon.ts'
import { box, clipped, faded, transformed, type SvgMarkup } from './svg.ts'
import { floatingShadow } from './shadow.ts'
import { textLine } from './text.ts'

const WIDTH = 240
const HEIGHT = 150

/** An unbranded bank card with its center at (x, y): a beam, a chip, the last digits; without any, it has no texts. */
export function bankCard(x: number, y: number, hue: Hue, digits: string, scale = 1, rotation = 0): SvgMarkup {
  return transformed(
    x,
    y,
    scale,
    rotation,
    `<g transform="translate(${-WIDTH / 2} ${-HEIGHT / 2})">`,
    face(hue, digits),
    '</g>',
  )
}

function face(hue: Hue, digits: string): SvgMarkup {
  const ink = hue === YELLOW ? hue[900] : WHITE
  const ground = hue === YELLOW ? hue[500] : hue[600]
  return (
    floatingShadow(0, 0, WIDTH, HEIGHT, 22) +
    clipped(
      0,
      0,
      WIDTH,
      HEIGHT,
      22,
      box(0, 0, WIDTH, HEIGHT, ground),
      beam(150, 100, 360, 60, hue === YELLOW ? hue[300] : hue[500]),
    ) +
    box(22, 50, 36, 28, YELLOW[300], 7) +
    box(22, 61, 36, 6, YELLOW[600]) +
    icon('waves', 80, 64, 26, ink) +
    maskedDigits(22, 118, ink) +
    (digits ? texts(digits, ink) : '')
  )
}

function texts(digits: string, ink: string): SvgMarkup {
  return (
    textLine(digits, 66, 123, { size: 17, face: 'bold', fill: ink }) +
    faded(0.9, textLine('Debit', 218, 34, { size: 14, face: 'bold', fill: ink, anchor: 'end' }))
  )
}

function maskedDigits(x: number, y: number, ink: string): SvgMarkup {
  return [0, 1, 2, 3]
    .map((index) => `<circle cx="${x + index * 10 + 3}" cy="${y}" r="3" fill="${ink}"/>`)
    .join('')
}
