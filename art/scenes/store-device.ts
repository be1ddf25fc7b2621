import { CHARCOAL, INK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { addedPart } from '../components/added-part.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge, icon, type IconName } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { box, disc } from '../components/svg.ts'
import { terminal } from '../components/terminal.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A terminal and the ways to pay on it, and a device on its way to the free place below them. */
export const storeDevice = scene(
  'store-device',
  beam(284, 216, 540, 150, TEAL[300]),
  beam(284, 366, 460, 34, YELLOW[500]),
  panel(
    142,
    18,
    366,
    408,
    textLine('Ways to pay', 60, 60, { size: 38, face: 'headline', fill: INK }) +
      existing('waves', 'Contactless', 82) +
      existing('bluetooth', 'Bluetooth', 153) +
      existing('scan', 'QR code', 224) +
      box(60, 300, 284, 84, CHARCOAL[100], 20),
    30,
  ),
  terminal(paid(), 112, 268, 1.06, -5),
  addedPart('Your device', 384, 382),
  coin(524, 66, 28, 12),
)

function existing(way: IconName, name: string, y: number) {
  return (
    box(60, y, 284, 62, TEAL[50], 20) +
    badge(way, 98, y + 31, 23, TEAL[600], WHITE) +
    textLine(name, 138, y + 42, { size: 31, face: 'headline', fill: INK })
  )
}

function paid() {
  return (
    disc(68, 36, 25, TEAL[600]) +
    icon('check', 68, 36, 34, WHITE) +
    textLine('Paid', 68, 92, { size: 29, face: 'headline', fill: INK, anchor: 'middle' })
  )
}
