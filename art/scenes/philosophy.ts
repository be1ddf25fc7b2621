import { PINK, TEAL, YELLOW, INK } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin } from '../components/coin.ts'
import { field } from '../components/field.ts'
import { SKIN } from '../components/person.ts'
import { box, transformed, shape, stroke, type SvgMarkup } from '../components/svg.ts'
import { scene } from './scene.ts'

/** One hand gives, the other receives something back. */
export const philosophy = scene(
  'philosophy',
  field(0, 0, 320, 240, YELLOW[500], beam(160, 128, 420, 84, YELLOW[300])),
  hand(74, 172, 0, TEAL[600], SKIN.dark),
  transformed(246, 68, 1, 180, hand(0, 0, 0, PINK[600], SKIN.light)),
  coin(112, 112, 33, -10),
  coin(214, 128, 24, 12),
  arrow(),
)

/** An open hand, palm up, its sleeve to the left. */
function hand(x: number, y: number, rotation: number, sleeve: string, skin: string): SvgMarkup {
  return transformed(
    x,
    y,
    1,
    rotation,
    box(-90, -22, 76, 52, sleeve, 14),
    shape('M-22-16h54c10 0 16-12 26-12 9 0 12 9 6 16L42 14c-8 10-18 14-30 14h-34z', skin),
    stroke('M28-12h44', skin, 15),
    box(-22, -22, 14, 52, INK, 5),
  )
}

function arrow(): SvgMarkup {
  return stroke('M150 92q20-26 48-18M186 62l14 12-14 14', INK, 7)
}
