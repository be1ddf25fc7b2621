import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { pencil } from '../components/pencil.ts'
import { box, transformed } from '../components/svg.ts'
import { floatingShadow } from '../components/shadow.ts'
import { formField } from '../components/browser-window.ts'
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
    textLine('Your details', -80, -151, { size: 31, face: 'headline', fill: INK }) +
    formField(-132, -104, 264, 'Email', 'hello@company.example') +
    formField(-132, -36, 264, 'VAT number', '123 456 789') +
    formField(-132, 32, 264, 'Address', 'Market Street 5') +
    box(-132, 98, 30, 30, TEAL[600], 9) +
    icon('check', -117, 113, 22, WHITE) +
    box(-90, 106, 180, 13, CHARCOAL[100], 6.5) +
    box(-132, 150, 264, 48, PINK[600], 24) +
    textLine('Send', 0, 181, { size: 19, face: 'bold', fill: WHITE, anchor: 'middle' })
  )
}
