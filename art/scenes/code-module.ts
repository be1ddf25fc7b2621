import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { browserWindow } from '../components/browser-window.ts'
import { coin } from '../components/coin.ts'
import { badge } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { box, disc } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** The modules in the settings of an online store: ours is on, and the cashback is chosen. */
export const codeModule = scene(
  'code-module',
  beam(280, 220, 540, 150, YELLOW[300]),
  beam(300, 378, 380, 34, PINK[500]),
  browserWindow(44, 44, 400, 350, 'shop.example/modules', modules(), WHITE),
  panel(318, 286, 208, 132, cashback()),
  coin(498, 90, 26, 12),
)

function modules() {
  return (
    textLine('Modules', 24, 48, { size: 27, face: 'headline', fill: INK }) +
    box(16, 70, 368, 96, PINK[50], 20) +
    box(30, 84, 68, 68, PINK[600], 18) +
    mark(43, 97, 42, WHITE, YELLOW[500]) +
    textLine('Beam Wallet', 114, 112, { size: 24, face: 'headline', fill: INK }) +
    badge('check', 125, 136, 11, TEAL[600], WHITE) +
    textLine('Connected', 144, 142, { size: 17, face: 'bold', fill: TEAL[700] }) +
    box(306, 98, 64, 38, TEAL[600], 19) +
    disc(351, 117, 14, WHITE) +
    other(182) +
    other(242)
  )
}

/** A module that is off. */
function other(y: number) {
  return (
    box(30, y, 46, 46, CHARCOAL[100], 14) +
    box(92, y + 9, 118, 12, CHARCOAL[300], 6) +
    box(92, y + 29, 86, 9, CHARCOAL[100], 4.5)
  )
}

function cashback() {
  return (
    textLine('Cashback', 22, 36, { size: 17, face: 'bold', fill: CHARCOAL[600] }) +
    textLine('20%', 22, 82, { size: 42, face: 'headline', fill: PINK[600] }) +
    box(22, 100, 164, 10, CHARCOAL[100], 5) +
    box(22, 100, 56, 10, PINK[600], 5) +
    disc(78, 105, 12, PINK[600])
  )
}
