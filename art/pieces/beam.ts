import { n, shape, type Drawing } from './shape.ts'

/** How much a beam rises, in degrees off the horizontal (docs/design-system.md). */
const ANGLE = (18 * Math.PI) / 180

/** A beam centred on (x, y), `length` along its slope and `width` across it; its ends stand upright. */
export function beam(x: number, y: number, length: number, width: number, fill: string): Drawing {
  const run = length * Math.cos(ANGLE)
  const rise = length * Math.sin(ANGLE)
  const edge = width / Math.cos(ANGLE)
  return shape(
    `M${n(x - run / 2)} ${n(y + rise / 2 - edge / 2)}l${n(run)} ${n(-rise)}v${n(edge)}l${n(-run)} ${n(rise)}z`,
    fill,
  )
}

/** The place at `distance` along a beam through (x, y), and `aside` above it. */
export function alongBeam(
  x: number,
  y: number,
  distance: number,
  aside = 0,
): readonly [x: number, y: number] {
  return [
    x + distance * Math.cos(ANGLE) - aside * Math.sin(ANGLE),
    y - distance * Math.sin(ANGLE) - aside * Math.cos(ANGLE),
  ]
}
