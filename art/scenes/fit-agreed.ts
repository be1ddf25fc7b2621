import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge, icon, type IconName } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { pencil } from '../components/pencil.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A list of the places where a program could use Beam Wallet, with both of them checked. */
export const fitAgreed = scene(
  'fit-agreed',
  beam(320, 250, 590, 150, TEAL[300]),
  beam(310, 420, 500, 36, YELLOW[500]),
  panel(70, 74, 452, 392, places(), 34),
  pencil(478, 372, { hue: PINK, endHue: TEAL, length: 130, rotation: -52 }),
  coin(96, 486, 32, -12),
)

function places() {
  return (
    textLine('Where it fits', 36, 76, { size: 46, face: 'headline', fill: INK }) +
    place(112, 'card', 'In the store', YELLOW[300], INK) +
    place(242, 'bag', 'Online', PINK[600], WHITE)
  )
}

function place(y: number, sign: IconName, name: string, fill: string, ink: string) {
  return (
    box(26, y, 400, 112, CHARCOAL[50], 28) +
    box(46, y + 20, 72, 72, fill, 20) +
    icon(sign, 82, y + 56, 46, ink, fill) +
    textLine(name, 138, y + 69, { size: 36, face: 'headline', fill: INK }) +
    badge('check', 382, y + 56, 24, TEAL[600], WHITE)
  )
}
