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
  beam(160, 112, 312, 92, TEAL[300]),
  beam(172, 184, 250, 22, YELLOW[500]),
  panel(24, 18, 272, 200, sender() + place(74, 'card', 'In the store') + place(133, 'bag', 'Online'), 22),
  disc(292, 24, 20, PINK[600]),
  textLine('1', 292, 33, { size: 25, face: 'headline', fill: WHITE, anchor: 'middle' }),
)

function sender() {
  return (
    disc(38, 38, 23, TEAL[100]) +
    mark(23, 23, 30, PINK[600], YELLOW[500]) +
    textLine('Our reply', 74, 34, { size: 23, face: 'headline', fill: INK }) +
    textLine('Re: Your software', 74, 56, { size: 17, fill: CHARCOAL[600] })
  )
}

function place(y: number, sign: IconName, name: string) {
  return (
    box(14, y, 244, 52, TEAL[50], 16) +
    box(22, y + 8, 36, 36, TEAL[600], 11) +
    icon(sign, 40, y + 26, 24, WHITE, TEAL[600]) +
    textLine(name, 72, y + 34, { size: 23, face: 'headline', fill: INK })
  )
}
