import { n, type Drawing } from './shape.ts'

/** How much a beam rises, in degrees off the horizontal (docs/design-system.md). */
export const BEAM_ANGLE = 18

/** A beam centred on (x, y): a slanted band with straight ends. */
export function beam(x: number, y: number, length: number, width: number, fill: string, opacity = 1): Drawing {
  const fade = opacity === 1 ? '' : ` opacity="${n(opacity)}"`
  return `<path d="M${n(-length / 2)} ${n(-width / 2)}h${n(length)}v${n(width)}h${n(-length)}z" fill="${fill}"${fade} transform="translate(${n(x)} ${n(y)}) rotate(-${BEAM_ANGLE})"/>`
}

/** The place at `distance` along a beam through (x, y), and `aside` above it. */
export function alongBeam(x: number, y: number, distance: number, aside = 0): readonly [x: number, y: number] {
  const angle = (BEAM_ANGLE * Math.PI) / 180
  return [
    x + distance * Math.cos(angle) - aside * Math.sin(angle),
    y - distance * Math.sin(angle) - aside * Math.cos(angle),
  ]
}
