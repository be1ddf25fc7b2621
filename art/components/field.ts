import { box, clipped, type SvgMarkup } from './svg.ts'

/** A rounded field of color behind a scene; its content is clipped to it. */
export function field(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  ...content: SvgMarkup[]
): SvgMarkup {
  return clipped(x, y, width, height, 40, box(x, y, width, height, fill), ...content)
}
