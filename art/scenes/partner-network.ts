import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { bank } from '../components/bank.ts'
import { alongBeam, beam } from '../components/beam.ts'
import { codeLines } from '../components/code-lines.ts'
import { coin, flyingCoin } from '../components/coin.ts'
import { person, SKIN } from '../components/person.ts'
import { mapPin } from '../components/screens/map-screen.ts'
import { floatingShadow } from '../components/shadow.ts'
import { shop } from '../components/shop.ts'
import { box, clipped, stroke, type SvgMarkup } from '../components/svg.ts'
import { animateReturn, scene } from './scene.ts'

const SIDE = 150

/** The mark in the middle, joined to a tile for each kind of partner. */
export const partnerNetwork = scene(
  'partner-network',
  beam(330, 250, 600, 130, PINK[300]),
  beam(316, 372, 560, 34, TEAL[500]),
  stroke('M320 280L108 130M320 280V90M320 280L532 130M320 280L108 430M320 280V460M320 280L532 430', INK, 14),
  tile(102, 126, TEAL[100], bank(75, 130, TEAL, 0.43)),
  tile(320, 86, CHARCOAL[700], codeLines(['k4f6', ' s8t3', ' f5k4', 'k3s5'], 26, 36, 8, 12)),
  tile(538, 126, PINK[100], mapPin('bag', 75, 128, PINK[600], WHITE, 2.1)),
  tile(102, 434, YELLOW[100], shop('Café', TEAL, PINK, 75, 132, 0.38)),
  tile(320, 460, TEAL[300], partner()),
  tile(538, 434, CHARCOAL[50], chip()),
  middle(),
  animateReturn([36, -12], flyingCoin(...alongBeam(436, 204, 0), 24, 0.75, 14)),
  coin(212, 346, 20, -12),
)

/** Its content's origin is its upper left corner. */
function tile(x: number, y: number, fill: string, content: SvgMarkup) {
  const left = x - SIDE / 2
  const top = y - SIDE / 2
  return `<g transform="translate(${left} ${top})">${floatingShadow(0, 0, SIDE, SIDE, 40)}${clipped(0, 0, SIDE, SIDE, 40, box(0, 0, SIDE, SIDE, fill), content)}</g>`
}

function partner() {
  return person({ skin: SKIN.dark, hue: YELLOW, hair: 'curly', legs: false }, 75, 232, 0.76)
}

function chip() {
  const pins = [48, 66, 84, 102].map((at) => `M${at} 29v92M29 ${at}h92`).join('')
  return (
    stroke(pins, CHARCOAL[300], 9) +
    box(38, 38, 74, 74, CHARCOAL[700], 16) +
    mark(54, 54, 42, WHITE, YELLOW[500])
  )
}

function middle() {
  return (
    floatingShadow(246, 206, 148, 148, 42) +
    box(246, 206, 148, 148, WHITE, 42) +
    mark(276, 235, 90, PINK[600], YELLOW[500])
  )
}
