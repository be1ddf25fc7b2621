import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { icon, type IconName } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { box, disc } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The reply to an email about a program, which names the places where it could use Beam Wallet. */
export const fitAgreed = scene(
  'fit-agreed',
  beam(190, 107, 268, 104, TEAL[300]),
  panel(14, 16, 222, 206, sender() + place(74, 'card', 'In the store') + place(136, 'bag', 'Online'), 22),
  disc(234, 26, 22, PINK[600]),
  textLine('1', 234, 35, { size: 26, face: 'headline', fill: WHITE, anchor: 'middle' }),
)

function sender() {
  return (
    disc(40, 38, 25, TEAL[100]) +
    mark(23, 21, 34, PINK[600], YELLOW[500]) +
    box(78, 24, 92, 12, CHARCOAL[300], 6) +
    box(78, 44, 66, 12, CHARCOAL[100], 6)
  )
}

function place(y: number, sign: IconName, name: string) {
  return (
    box(10, y, 202, 56, TEAL[50], 16) +
    box(18, y + 9, 38, 38, TEAL[600], 11) +
    icon(sign, 37, y + 28, 26, WHITE, TEAL[600]) +
    textLine(name, 66, y + 37, { size: 25, face: 'headline', fill: INK })
  )
}
