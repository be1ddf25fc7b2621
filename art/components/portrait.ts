import { beam } from './beam.ts'
import { person, type PersonStyle } from './person.ts'
import { box, clipped, type SvgMarkup } from './svg.ts'

/**
 * A person from the waist up on a ground of color, 240 × 280, with what shows the role in front. The page rounds its
 * corners, as those of photographs. Hands that hang down are below its edge.
 */
export function portrait(
  style: PersonStyle,
  [ground, band, edge]: readonly [ground: string, band: string, edge: string],
  ...held: SvgMarkup[]
): SvgMarkup {
  return clipped(
    0,
    0,
    240,
    280,
    0,
    box(0, 0, 240, 280, ground),
    beam(120, 170, 380, 96, band),
    beam(120, 252, 380, 22, edge),
    person({ left: [-50, -74], right: [50, -74], ...style, legs: false }, 120, 404, 1.2),
    ...held,
  )
}
