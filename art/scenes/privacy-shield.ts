import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { icon } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { box, disc, shape, stroke } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A shield with a padlock that protects personal data. */
export const privacyShield = scene(
  'privacy-shield',
  beam(320, 230, 600, 140, TEAL[300]),
  beam(320, 362, 540, 34, YELLOW[500]),
  panel(46, 196, 230, 118, profile()),
  panel(404, 306, 200, 92, switchRow()),
  shape(
    'M324 46c54 42 112 56 168 58v150c0 120-76 200-168 250-92-50-168-130-168-250V104c56-2 114-16 168-58z',
    PINK[700],
  ),
  shape('M324 46c54 42 112 56 168 58v150c0 120-76 200-168 250z', PINK[500]),
  lock(),
  panel(52, 330, 176, 78, hidden()),
  panel(430, 168, 176, 78, allowed()),
  coin(566, 470, 26, 12),
)

function lock() {
  return (
    stroke('M274 244v-34a50 50 0 0 1 100 0v34', YELLOW[300], 24) +
    box(238, 236, 172, 136, YELLOW[500], 30) +
    disc(324, 290, 20, INK) +
    box(316, 296, 16, 42, INK, 8)
  )
}

function profile() {
  return (
    box(20, 20, 60, 60, TEAL[100], 20) +
    icon('person', 50, 50, 38, TEAL[700]) +
    box(96, 28, 100, 14, CHARCOAL[100], 7)
  )
}

function switchRow() {
  return box(20, 36, 100, 16, CHARCOAL[100], 8)
}

function hidden() {
  return [0, 1, 2, 3].map((dot) => disc(34 + dot * 32, 39, 10, INK)).join('')
}

function allowed() {
  return (
    box(20, 31, 52, 16, CHARCOAL[100], 8) + box(92, 20, 68, 38, CHARCOAL[300], 19) + disc(111, 39, 15, WHITE)
  )
}
