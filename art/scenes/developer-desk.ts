import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { mark } from '../brand/mark.ts'
import { beam } from '../pieces/beam.ts'
import { coin } from '../pieces/coin.ts'
import { codeLines } from '../pieces/code.ts'
import { badge } from '../pieces/icon.ts'
import { panel } from '../pieces/panel.ts'
import { person, SKIN } from '../pieces/person.ts'
import { plant } from '../pieces/plant.ts'
import { groundShadow } from '../pieces/shadow.ts'
import { box } from '../pieces/shape.ts'
import { words } from '../pieces/words.ts'
import { laptop } from '../pieces/window.ts'
import { scene } from './scene.ts'

/** Somebody at a desk joins a shop to the network with a few lines. */
export const developerDesk = scene(
  'developer-desk',
  beam(320, 210, 590, 130, TEAL[300]),
  beam(330, 336, 500, 34, PINK[500]),
  groundShadow(320, 526, 580),
  person({ skin: SKIN.brown, hue: YELLOW, hair: 'bun', left: [-58, -84], right: [58, -84], legs: false }, 180, 446, 1.24),
  laptop(398, 414, program(), TEAL[900]),
  desk(),
  plant(82, 428, 0.8, TEAL[500]),
  panel(404, 52, 206, 92, answer()),
  coin(90, 120, 24, -12),
)

function program() {
  return (
    codeLines(['k6 f9 t3', '  k5 t8 s10', '  f10 t4 s7', '    t6 f8', '    s12 t4', '  k6 t7', 't2'], 24, 28, 7.5, 11) +
    mark(286, 158, 44, PINK[500], YELLOW[500])
  )
}

function desk() {
  return box(24, 428, 592, 22, CHARCOAL[600], 11) + box(70, 450, 20, 74, CHARCOAL[700]) + box(550, 450, 20, 74, CHARCOAL[700])
}

function answer() {
  return (
    badge('check', 46, 46, 24, TEAL[600], WHITE) +
    words('201', 84, 50, { size: 30, face: 'headline', fill: INK }) +
    words('Paid, €24.00', 84, 72, { size: 14, fill: CHARCOAL[600] })
  )
}
