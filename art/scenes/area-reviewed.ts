import { CHARCOAL, INK, PINK, TEAL, WHITE, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { badge } from '../components/icon.ts'
import { panel } from '../components/panel.ts'
import { mapPin } from '../components/screens/map-screen.ts'
import { floatingShadow } from '../components/shadow.ts'
import { box, clipped, disc, shape, stroke, transformed } from '../components/svg.ts'
import { scene } from './scene.ts'

/** A company's card and the map of its area, below a magnifying glass. */
export const areaReviewed = scene(
  'area-reviewed',
  beam(168, 122, 316, 96, PINK[300]),
  transformed(138, 124, 1, -4, map()),
  mapPin('bread', 78, 140, PINK[600], WHITE, 1.3),
  mapPin('flower', 122, 196, YELLOW[500], INK, 1.2),
  panel(
    150,
    20,
    140,
    68,
    badge('home', 36, 34, 22, TEAL[600], WHITE) +
      box(68, 18, 54, 13, CHARCOAL[300], 6.5) +
      box(68, 38, 38, 13, CHARCOAL[100], 6.5),
    18,
  ),
  stroke('M244 180l30 30', CHARCOAL[700], 22),
  disc(212, 148, 52, CHARCOAL[700]),
  disc(212, 148, 39, WHITE),
  mapPin('cup', 212, 176, PINK[600], WHITE, 1.25),
)

function map() {
  return (
    floatingShadow(-104, -82, 208, 172, 18) +
    clipped(
      -104,
      -82,
      208,
      172,
      18,
      box(-104, -82, 208, 172, TEAL[100]),
      shape('M-104-82h90v54l-90 30z', TEAL[300]),
      shape('M24 90V36l80-28v82z', YELLOW[100]),
      stroke('M-110 22L110-54M-110 112L110 36M-60-90l40 190M30-90l40 190', WHITE, 10, 'butt'),
    )
  )
}
