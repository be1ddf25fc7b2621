import { CHARCOAL, INK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { badge, icon } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { box } from '../components/svg.ts'
import { textLine } from '../components/text.ts'
import { ticket } from '../components/ticket.ts'
import { scene } from './scene.ts'

/** What brings customers back, and what the merchant learns: two vouchers, a regular customer, and the stars given. */
export const repeatVisits = scene(
  'repeat-visits',
  beam(320, 240, 600, 150, TEAL[300]),
  beam(330, 430, 560, 34, YELLOW[500]),
  ticket('−5 €', 'Bookstore', 'READ5', YELLOW, 206, 124, 1.05, -14),
  panel(62, 216, 440, 304, customer(), 34),
  ticket('20%', 'Bakery', 'BREAD20', TEAL, 416, 150, 1.22, 6),
  coin(540, 452, 44, 12),
)

function customer() {
  return (
    badge('person', 78, 82, 44, TEAL[100], TEAL[700]) +
    textLine('Every Friday', 142, 80, { size: 42, face: 'headline', fill: INK }) +
    textLine('18 visits', 144, 120, { size: 31, fill: CHARCOAL[600] }) +
    box(34, 152, 372, 3, CHARCOAL[100]) +
    textLine('How was it?', 34, 202, { size: 32, face: 'headline', fill: INK }) +
    [0, 1, 2, 3, 4].map((star) => icon('star', 62 + star * 72, 250, 62, YELLOW[500])).join('')
  )
}
