import { PINK, TEAL, YELLOW } from '../palette.ts'
import { beam } from '../components/beam.ts'
import { coin, coinStack } from '../components/coin.ts'
import { SKIN } from '../components/person.ts'
import { box, ellipse, shape, stroke, transformed, type SvgMarkup } from '../components/svg.ts'
import { scene } from './scene.ts'

/** One hand gives a coin; the other, palm up, receives it. Their sleeves are beams. */
export const philosophy = scene(
  'philosophy',
  beam(160, 126, 250, 96, TEAL[300]),
  transformed(128, 172, 0.84, -8, receivingHand(SKIN.brown, SKIN.dark)),
  transformed(209, 77, 0.84, -18, givingHand(SKIN.tan, SKIN.brown)),
)

/** Palm up, from the left: the thumb behind the palm, four fingers side by side. */
function receivingHand(skin: string, crease: string): SvgMarkup {
  return (
    stroke('M-34 0Q-20-24 8-36', skin, 19) +
    shape('M-72-14C-48-18-20-16 24-22L40 30C14 42-24 42-72 28z', skin) +
    stroke('M20-13Q62-10 90-34', skin, 16) +
    stroke('M24-3Q70 2 104-22', skin, 16) +
    stroke('M22 10Q66 18 102-5', skin, 16) +
    stroke('M6 23Q54 33 86 13', skin, 16) +
    stroke('M46-6Q70-8 94-25M48 5Q74 7 100-12M46 19Q70 19 91 7', crease, 2.5) +
    coinStack(18, 6, 30, 2) +
    transformed(-66, 7, 1, -10, shape('M-74-29H0V29H-92.8z', PINK[600]), box(-8, -33, 16, 66, PINK[700], 6))
  )
}

/** From the right: the coin is between its fingers, behind, and its thumb, in front. */
function givingHand(skin: string, crease: string): SvgMarkup {
  return (
    stroke('M10-16Q-46-26-78 10', skin, 16) +
    stroke('M10-9Q-38-14-66 14', skin, 16) +
    stroke('M12 0Q-26-2-52 20', skin, 16) +
    shape('M66-26C42-32 24-30 2-24L-4 8C-2 22 26 30 66 24z', skin) +
    stroke('M-14-16Q-48-16-70 10M-12-6Q-36-8-58 14', crease, 2.5) +
    coin(-66, 28, 26, 8) +
    stroke('M32 16Q0 44-44 36', skin, 18) +
    ellipse(-46, 35, 7, 5, SKIN.light) +
    shape('M60-30h84L125.2 28H60z', YELLOW[500]) +
    box(56, -34, 16, 66, TEAL[600], 6)
  )
}
