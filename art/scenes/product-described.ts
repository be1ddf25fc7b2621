import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
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
  beam(160, 122, 312, 92, PINK[300]),
  beam(172, 184, 250, 22, TEAL[500]),
  transformed(16, 56, 0.65, 0, browserWindow(0, 0, 360, 262, '', week())),
  bubble(
    124,
    10,
    182,
    82,
    TEAL[700],
    30,
    textLine('We make', 18, 36, { size: 25, face: 'headline', fill: WHITE }) +
      textLine('booking tools.', 18, 65, { size: 22.5, face: 'headline', fill: WHITE }),
  ),
  coin(286, 198, 20, 12),
)

/** Days and hours, some of them booked. */
function week() {
  return (
    textLine('Bookings', 24, 48, { size: 36, face: 'headline', fill: INK }) +
    Array.from({ length: 12 }, (_, slot) =>
      box(24 + (slot % 4) * 80, 70 + Math.floor(slot / 4) * 48, 70, 38, TAKEN[slot] ?? CHARCOAL[100], 11),
    ).join('')
  )
}
