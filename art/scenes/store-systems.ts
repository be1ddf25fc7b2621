import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, disc, stroke, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

/** Two plugins for store systems that exist, and a third one on its way to the free place below them. */
export const storeSystems = scene(
  'store-systems',
  beam(284, 226, 540, 150, TEAL[300]),
  beam(280, 372, 460, 34, YELLOW[500]),
  panel(
    52,
    34,
    408,
    388,
    textLine('Plugins', 30, 66, { size: 42, face: 'headline', fill: INK }) +
      existing('WooCommerce', 92) +
      existing('PrestaShop', 186) +
      box(24, 280, 360, 82, CHARCOAL[100], 22),
    30,
  ),
  transformed(320, 358, 1, -6, added()),
  coin(488, 84, 30, 12),
)

function existing(system: string, y: number) {
  return (
    box(24, y, 360, 82, TEAL[50], 22) +
    badge('check', 68, y + 41, 24, TEAL[600], WHITE) +
    textLine(system, 110, y + 52, { size: 33, face: 'headline', fill: INK })
  )
}

/** It is in the air, around the origin. */
function added() {
  return (
    floatingShadow(-180, -43, 360, 86, 24) +
    box(-180, -43, 360, 86, PINK[600], 24) +
    disc(-132, 0, 28, WHITE) +
    transformed(-132, 0, 1, 0, plug()) +
    textLine('Your plugin', -86, 12, { size: 36, face: 'headline', fill: WHITE })
  )
}

/** Its pins point up. */
function plug() {
  return (
    stroke('M-6-9v-7M6-9v-7', INK, 5) +
    box(-12, -9, 24, 17, PINK[600], 6) +
    stroke('M0 8v8', PINK[600], 5, 'butt')
  )
}
