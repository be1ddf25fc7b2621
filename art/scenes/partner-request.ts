import { CHARCOAL, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { badge, icon } from '../components/icon.ts'
import { phone, SCREEN } from '../components/phone.ts'
import { referenceSlip } from '../components/reference-slip.ts'
import { box } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A form about a person and a company, filled in on a phone, and the slip with its reference number. */
export const partnerRequest = scene(
  'partner-request',
  beam(168, 122, 316, 96, TEAL[300]),
  phone(form(), { x: 112, y: 120, scale: 0.46, rotation: -5 }),
  referenceSlip(PINK, 214, 158, 6),
)

function form() {
  const middle = SCREEN.width / 2
  return (
    box(0, 0, SCREEN.width, 72, PINK[600]) +
    badge('person', 52, 128, 32, TEAL[600], WHITE) +
    answer(112) +
    badge('home', 52, 224, 32, YELLOW[500], CHARCOAL[700]) +
    answer(208) +
    badge('pin', 52, 320, 32, PINK[600], WHITE) +
    answer(304) +
    box(24, 376, SCREEN.width - 48, 54, TEAL[600], 27) +
    icon('check', middle, 403, 44, WHITE)
  )
}

function answer(y: number) {
  return box(102, y - 6, 92, 18, CHARCOAL[300], 9) + box(102, y + 24, 62, 18, CHARCOAL[100], 9)
}
