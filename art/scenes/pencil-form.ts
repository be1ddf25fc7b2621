import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon, type IconName } from '../components/icon.ts'
import { pencil } from '../components/pencil.ts'
import { box, transformed } from '../components/svg.ts'
import { floatingShadow } from '../components/shadow.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** A form on a clipboard, nearly complete, with a pencil. */
export const pencilForm = scene(
  'pencil-form',
  beam(330, 230, 590, 140, TEAL[300]),
  beam(310, 364, 520, 34, PINK[500]),
  transformed(270, 286, 1, -5, board()),
  pencil(392, 352, { hue: PINK, endHue: TEAL, length: 176, rotation: -54 }),
  coin(572, 450, 30, 12),
)

function board() {
  return (
    floatingShadow(-180, -236, 360, 480, 34) +
    box(-180, -236, 360, 480, CHARCOAL[700], 34) +
    box(-160, -210, 320, 434, WHITE, 18) +
    box(-70, -256, 140, 52, TEAL[500], 18) +
    mark(-134, -184, 44, PINK[600], YELLOW[500]) +
    textLine('Your details', -80, -150, { size: 34, face: 'headline', fill: INK }) +
    field('person', -112) +
    field('percent', -44) +
    field('pin', 24) +
    box(-132, 98, 30, 30, TEAL[600], 9) +
    icon('check', -117, 113, 22, WHITE) +
    box(-90, 106, 180, 13, CHARCOAL[100], 6.5) +
    box(-132, 146, 264, 58, PINK[600], 29) +
    textLine('Send', 0, 185, { size: 30, face: 'bold', fill: WHITE, anchor: 'middle' })
  )
}

/** One that is filled in: what it asks for, and the answer. */
function field(asked: IconName, y: number) {
  return (
    box(-132, y, 264, 56, CHARCOAL[50], 16) +
    icon(asked, -102, y + 28, 28, PINK[600], CHARCOAL[50]) +
    box(-72, y + 21, 150, 14, CHARCOAL[300], 7)
  )
}
