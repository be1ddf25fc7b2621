import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../components/beam.ts'
import { codeLines } from '../components/code-lines.ts'
import { codeWindow } from '../components/code-window.ts'
import { coin } from '../components/coin.ts'
import { notification } from '../components/panel.ts'
import { seatedLegs } from '../components/legs.ts'
import { person, SKIN } from '../components/person.ts'
import { plant } from '../components/plant.ts'
import { groundShadow } from '../components/shadow.ts'
import { box, shape } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A developer at a desk connects a shop to the network. */
export const developerDesk = scene(
  'developer-desk',
  beam(320, 240, 600, 130, TEAL[300]),
  beam(310, 366, 540, 34, PINK[500]),
  groundShadow(320, 528, 570),
  codeWindow(272, 52, 344, 262, 'Payment.scala', program()),
  person(
    { skin: SKIN.brown, hue: PINK, hair: 'bun', left: [-54, -118], right: [78, -196], legs: false },
    172,
    480,
    1.36,
  ),
  lid(),
  seatedLegs(PINK, 172, 526, 1.36, 90),
  desk(),
  notification(
    { icon: 'check', fill: TEAL[600], ink: WHITE, title: 'Paid, 24.00 €', line: 'confirmed' },
    366,
    266,
    236,
  ),
  plant(560, 430, 0.58, PINK[500]),
  coin(66, 104, 26, -12),
)

function program() {
  return codeLines(
    ['k6 f9 t3', '  k5 t8 s9', '  f10 t4 s6', '    t6 f8', '    s12 t4', '  k6 t7', 't2'],
    26,
    26,
    8,
    12,
  )
}

/** The laptop from behind: who files at it looks at us. */
function lid() {
  return (
    box(82, 324, 180, 108, CHARCOAL[300], 18) +
    mark(148, 352, 48, CHARCOAL[600], YELLOW[500]) +
    shape('M60 424h224v6a8 8 0 0 1-8 8H68a8 8 0 0 1-8-8z', CHARCOAL[500])
  )
}

function desk() {
  return (
    box(24, 430, 592, 22, YELLOW[600], 11) +
    box(66, 452, 20, 74, YELLOW[700]) +
    box(554, 452, 20, 74, YELLOW[700]) +
    cup()
  )
}

function cup() {
  return (
    box(338, 390, 34, 40, PINK[300], 8) + box(338, 402, 34, 12, PINK[500]) + box(334, 426, 42, 5, INK, 2.5)
  )
}
