import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { browserWindow } from '../components/browser-window.ts'
import { coin } from '../components/coin.ts'
import { bubble } from '../components/panel.ts'
import { box, transformed } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { scene } from './scene.ts'

const TAKEN: Readonly<Record<number, string>> = {
  1: PINK[500],
  2: PINK[500],
  5: TEAL[500],
  8: YELLOW[500],
  9: YELLOW[500],
}

/** Booking software, and its maker saying what it does. */
export const productDescribed = scene(
  'product-described',
  beam(190, 111, 268, 104, PINK[300]),
  transformed(12, 92, 0.62, 0, browserWindow(0, 0, 360, 212, '', week())),
  bubble(
    12,
    10,
    208,
    86,
    TEAL[700],
    140,
    textLine('We make', 18, 38, { size: 28, face: 'headline', fill: WHITE }) +
      textLine('booking tools.', 18, 69, { size: 26, face: 'headline', fill: WHITE }),
  ),
  coin(282, 186, 24, 12),
)

/** Days and hours, some of them booked. */
function week() {
  return Array.from({ length: 12 }, (_, slot) =>
    box(24 + (slot % 4) * 80, 20 + Math.floor(slot / 4) * 46, 70, 36, TAKEN[slot] ?? CHARCOAL[100], 11),
  ).join('')
}
