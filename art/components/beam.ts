import { num, shape, type SvgMarkup } from './svg.ts'

/** The slope of a beam: 18° (docs/design-system.md), in radians. */
const ANGLE = (18 * Math.PI) / 180

/** A beam centered on (x, y): `length` along its slope, `width` across it, vertical ends. */
export function beam(x: number, y: number, length: number, width: number, fill: string): SvgMarkup {
  const run = length * Math.cos(ANGLE)
  const rise = length * Math.sin(ANGLE)
  const edge = width / Math.cos(ANGLE)
  return shape(
    `M${num(x - run / 2)} ${num(y + rise / 2 - edge / 2)}l${num(run)} ${num(-rise)}v${num(edge)}l${num(-run)} ${num(rise)}z`,
    fill,
  )
}

/** The point `distance` along a beam through (x, y), offset by `aside` perpendicular to it, upwards. */
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
