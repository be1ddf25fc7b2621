import { box, clipped, type Drawing } from './shape.ts'

/** A field of colour that a scene stands on; what is given to it stays inside. */
export function field(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  ...inside: Drawing[]
): Drawing {
  return clipped(x, y, width, height, 40, box(x, y, width, height, fill), ...inside)
}
