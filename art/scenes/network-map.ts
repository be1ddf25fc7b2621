import { INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { alongBeam, beam } from '../components/beam.ts'
import { flyingCoin } from '../components/coin.ts'
import type { IconName } from '../components/icon.ts'
import { mapPin } from '../components/screens/map-screen.ts'
import { disc, ellipse } from '../components/svg.ts'
import { scene } from './scene.ts'

const MIDDLE = [320, 282] as const
const RADIUS = 256

/** A network without borders: a dotted globe with shops, and cashback on its way from one of them to another. */
export const networkMap = scene(
  'network-map',
  disc(MIDDLE[0], MIDDLE[1], RADIUS, TEAL[600]),
  dots(),
  beam(318, 318, 360, 44, PINK[500]),
  pin('cup', 300, 190, YELLOW[500], INK, 2),
  pin('flower', 250, 462, PINK[300], INK, 1.7),
  pin('wheel', 430, 440, WHITE, TEAL[700], 2.1),
  pin('book', ...alongBeam(318, 318, 176), YELLOW[500], INK, 2.3),
  pin('bread', ...alongBeam(318, 318, -176), WHITE, PINK[600], 2.3),
  flyingCoin(...alongBeam(318, 318, 10), 40, 0.8, 10),
)

function pin(iconName: IconName, x: number, y: number, fill: string, ink: string, scale: number) {
  return ellipse(x, y, 9 * scale, 3.4 * scale, TEAL[900]) + mapPin(iconName, x, y, fill, ink, scale)
}

/** Rows of dots, sparser where seas would be. */
function dots() {
  const rows: string[] = []
  for (let y = -228; y <= 228; y += 24) {
    for (let x = -228; x <= 228; x += 24) {
      const land = Math.sin(x / 62 + y / 150) + Math.cos(y / 54 - x / 170) > -0.25
      if (land && Math.hypot(x, y) < RADIUS - 20) rows.push(`M${x} ${y}h0`)
    }
  }
  return `<path transform="translate(${MIDDLE[0]} ${MIDDLE[1]})" d="${rows.join('')}" stroke="${TEAL[500]}" stroke-width="13" stroke-linecap="round"/>`
}
