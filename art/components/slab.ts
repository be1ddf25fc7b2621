import { box, num, type SvgMarkup } from './svg.ts'

const THICKNESS = 30
const RADIUS = 40
const FLATTENED = 0.56

interface Slab {
  /** The middle of its upper face. */
  readonly x: number
  readonly y: number
  /** The length of a side. */
  readonly size: number
  readonly face: string
  readonly side: string
}

/**
 * A square slab seen from above, one corner in front. `signs` lie on its face, around the middle, upright for who looks
 * at that corner: turned along a side, they could not be read.
 */
export function slab({ x, y, size, face, side }: Slab, ...signs: SvgMarkup[]): SvgMarkup {
  // From the middle to a corner, less what its radius takes off.
  const reach = size * Math.SQRT1_2 - RADIUS * (Math.SQRT2 - 1)
  return (
    `<g transform="translate(${num(x)} ${num(y)})">` +
    lying(THICKNESS, square(size, side)) +
    box(-reach, 0, 2 * reach, THICKNESS, side) +
    lying(0, square(size, face)) +
    `<g transform="scale(1 ${FLATTENED})">${signs.join('')}</g>` +
    '</g>'
  )
}

function lying(y: number, part: SvgMarkup): SvgMarkup {
  return `<g transform="translate(0 ${y}) scale(1 ${FLATTENED}) rotate(-45)">${part}</g>`
}

function square(size: number, fill: string): SvgMarkup {
  return box(-size / 2, -size / 2, size, size, fill, RADIUS)
}
