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
  beam(320, 260, 590, 150, PINK[300]),
  beam(310, 430, 500, 36, TEAL[500]),
  transformed(56, 152, 1.2, 0, browserWindow(0, 0, 360, 300, '', week())),
  bubble(
    262,
    54,
    330,
    152,
    TEAL[700],
    60,
    textLine('We make', 34, 66, { size: 46, face: 'headline', fill: WHITE }) +
      textLine('booking tools.', 34, 118, { size: 41, face: 'headline', fill: WHITE }),
  ),
  coin(560, 452, 34, 12),
)

/** Days and hours, some of them booked. */
function week() {
  return (
    textLine('Bookings', 24, 46, { size: 34, face: 'headline', fill: INK }) +
    Array.from({ length: 12 }, (_, slot) =>
      box(24 + (slot % 4) * 80, 72 + Math.floor(slot / 4) * 58, 70, 46, TAKEN[slot] ?? CHARCOAL[100], 12),
    ).join('')
  )
}
