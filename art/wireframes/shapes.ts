import { box, disc, type SvgMarkup, shape, stroke } from '../components/svg.ts'
import { CHARCOAL, INK, PINK, TEAL, WHITE } from '../palette.ts'

/** In units of the wireframe. */
const WIDTH = 120
const HEIGHT = 80

/** A small schematic picture of a part of a page, for the panel's pickers. */
export function wireframe(...parts: readonly SvgMarkup[]): SvgMarkup {
  const ground = box(0, 0, WIDTH, HEIGHT, CHARCOAL[50], 4)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${ground}${parts.join('')}</svg>`
}

/** A line of text. */
export function line(x: number, y: number, width: number): SvgMarkup {
  return box(x, y, width, 3, CHARCOAL[300], 1.5)
}

/** Lines of text below one another, the last one shorter. */
export function lines(x: number, y: number, width: number, count: number): SvgMarkup {
  return Array.from({ length: count }, (_, index) =>
    line(x, y + index * 6, index === count - 1 ? width * 0.7 : width),
  ).join('')
}

export function title(x: number, y: number, width: number): SvgMarkup {
  return box(x, y, width, 6, INK, 2)
}

export function button(x: number, y: number, width = 22): SvgMarkup {
  return box(x, y, width, 8, PINK[600], 4)
}

export function card(x: number, y: number, width: number, height: number, fill: string = WHITE): SvgMarkup {
  return box(x, y, width, height, fill, 3)
}

export function picture(x: number, y: number, width: number, height: number): SvgMarkup {
  const base = y + height - 3
  const hill = `M${x + 3} ${base}L${x + width * 0.4} ${y + height * 0.45}L${x + width * 0.62} ${y + height * 0.72}L${x + width * 0.75} ${y + height * 0.58}L${x + width - 3} ${base}Z`
  return (
    box(x, y, width, height, TEAL[100], 3) +
    shape(hill, TEAL[500]) +
    disc(x + width * 0.72, y + height * 0.28, Math.min(width, height) * 0.09, TEAL[500])
  )
}

export function tick(x: number, y: number): SvgMarkup {
  return stroke(`M${x} ${y + 3}l3 3l5 -6`, TEAL[600], 2)
}

/** The same markup at several positions. */
export function repeat(
  positions: readonly (readonly [x: number, y: number])[],
  draw: (x: number, y: number) => SvgMarkup,
): SvgMarkup {
  return positions.map(([x, y]) => draw(x, y)).join('')
}
