import { INK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { SKIN } from '../components/person.ts'
import { box, transformed, shape, stroke, type SvgMarkup } from '../components/svg.ts'
import { scene } from './scene.ts'

/** One hand gives, the other receives something back. */
export const philosophy = scene(
  'philosophy',
  beam(160, 124, 316, 108, YELLOW[300]),
  hand(96, 182, 0, TEAL[600], SKIN.dark),
  transformed(226, 64, 1, 180, hand(0, 0, 0, TEAL[300], SKIN.brown)),
  coin(122, 122, 36, -10),
  coin(206, 130, 26, 12),
)

/** An open hand, palm up, its sleeve to the left. */
function hand(x: number, y: number, rotation: number, sleeve: string, skin: string): SvgMarkup {
  return transformed(
    x,
    y,
    1,
    rotation,
    box(-92, -24, 80, 56, sleeve, 16),
    shape('M-22-16h54c10 0 16-12 26-12 9 0 12 9 6 16L42 14c-8 10-18 14-30 14h-34z', skin),
    stroke('M28-12h44', skin, 15),
    box(-22, -24, 14, 56, INK, 5),
  )
}
