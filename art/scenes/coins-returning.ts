import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { alongBeam, beam } from '../components/beam.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { box, transformed, shape } from '../components/svg.ts'
import { floatingShadow } from '../components/shadow.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { animateReturn, scene } from './scene.ts'

const LINE = [320, 268] as const

/** The product idea in one line: out of the terminal, along the beam, into the wallet. */
export const coinsReturning = scene(
  'coins-returning',
  beam(LINE[0], LINE[1], 630, 122, TEAL[300]),
  beam(LINE[0] + 24, LINE[1] + 116, 540, 38, PINK[300]),
  terminal(till(), 490, 218, 1.26, 12),
  pocketBack(),
  animateReturn([72, -23], flyingCoin(...alongBeam(LINE[0], LINE[1], 0, 22), 46, 0.75, 14)),
  coin(...alongBeam(LINE[0], LINE[1], -122, -6), 54, -16),
  coin(122, 284, 54, -30),
  pocketFront(),
)

function till() {
  return (
    textLine('80.00 €', 68, 44, { size: 34, face: 'headline', fill: INK, anchor: 'middle' }) +
    box(8, 58, 120, 36, TEAL[100], 18) +
    textLine('25% back', 68, 84, { size: 24, face: 'bold', fill: TEAL[700], anchor: 'middle' })
  )
}

function pocketBack() {
  return transformed(
    184,
    414,
    1.2,
    -6,
    floatingShadow(-140, -112, 280, 210, 40),
    box(-140, -112, 280, 200, PINK[700], 40),
  )
}

function pocketFront() {
  return transformed(
    184,
    414,
    1.2,
    -6,
    shape('M-140-66c70 34 210 34 280 0V58a40 40 0 0 1-40 40H-100a40 40 0 0 1-40-40z', PINK[600]),
    mark(-112, 14, 52, WHITE, YELLOW[500]),
    textLine('48.20 €', 116, 54, { size: 38, face: 'headline', fill: WHITE, anchor: 'end' }),
  )
}
