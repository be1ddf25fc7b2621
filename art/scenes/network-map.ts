import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { alongBeam, beam } from '../components/beam.ts'
import { flyingCoin } from '../components/coin.ts'
import type { IconName } from '../components/icon.ts'
import { mapPin } from '../components/screens/map-screen.ts'
import { disc, ellipse } from '../components/svg.ts'
import { scene } from './scene.ts'

const MIDDLE = [320, 284] as const
const RADIUS = 232

/** A network without borders: a dotted globe with shops and cashback traveling between them. */
export const networkMap = scene(
  'network-map',
  disc(MIDDLE[0], MIDDLE[1], RADIUS, TEAL[600]),
  dots(),
  beam(320, 302, 610, 44, YELLOW[500]),
  beam(352, 180, 430, 22, PINK[500]),
  beam(270, 408, 400, 22, TEAL[300]),
  flyingCoin(...alongBeam(320, 302, -172), 31, 0.8, 10),
  flyingCoin(...alongBeam(320, 302, 96), 31, 0.55, 16),
  pin('bread', 150, 248, PINK[600], WHITE, 2),
  pin('cup', 322, 166, YELLOW[500], INK, 2.1),
  pin('book', 494, 236, PINK[500], INK, 1.7),
  pin('flower', 236, 412, PINK[300], INK, 1.6),
  pin('wheel', 424, 424, WHITE, TEAL[700], 2.2),
  pin('bag', 560, 150, TEAL[300], INK, 1.5),
  pin('cross', 70, 410, WHITE, TEAL[700], 1.5),
)

function pin(iconName: IconName, x: number, y: number, fill: string, ink: string, scale: number) {
  return ellipse(x, y, 9 * scale, 3.4 * scale, TEAL[900]) + mapPin(iconName, x, y, fill, ink, scale)
}

/** Rows of dots, sparser where seas would be. */
function dots() {
  const rows: string[] = []
  for (let y = -204; y <= 204; y += 24) {
    for (let x = -204; x <= 204; x += 24) {
      const land = Math.sin(x / 62 + y / 150) + Math.cos(y / 54 - x / 170) > -0.25
      if (land && Math.hypot(x, y) < RADIUS - 20) rows.push(`M${x} ${y}h0`)
    }
  }
  return `<path transform="translate(${MIDDLE[0]} ${MIDDLE[1]})" d="${rows.join('')}" stroke="${TEAL[500]}" stroke-width="13" stroke-linecap="round"/>`
}
