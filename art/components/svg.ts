/** SVG markup. Each function takes numbers in the units of its scene and returns one. */
export type SvgMarkup = string

/** A rectangle with corner radius r. */
export function box(x: number, y: number, width: number, height: number, fill: string, r = 0): SvgMarkup {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${r ? ` rx="${num(r)}"` : ''} fill="${fill}"/>`
}

export function disc(x: number, y: number, r: number, fill: string): SvgMarkup {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"/>`
}

/** Equal circles around several points. */
export function discs(
  points: readonly (readonly [x: number, y: number])[],
  r: number,
  fill: string,
): SvgMarkup {
  return points.map(([x, y]) => disc(x, y, r, fill)).join('')
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): SvgMarkup {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"/>`
}

export function shape(d: string, fill: string): SvgMarkup {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A line, with round ends by default: limbs, waves, icons. Shapes have no outlines (docs/design-system.md). */
export function stroke(d: string, color: string, width: number, cap: 'round' | 'butt' = 'round'): SvgMarkup {
  const ends = cap === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : ''
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}"${ends}/>`
}

export function translated(x: number, y: number, ...parts: SvgMarkup[]): SvgMarkup {
  return `<g transform="translate(${num(x)} ${num(y)})">${parts.join('')}</g>`
}

/** Moved to (x, y), then scaled and rotated about that point; `rotation` in degrees clockwise. */
export function transformed(
  x: number,
  y: number,
  scale: number,
  rotation: number,
  ...parts: SvgMarkup[]
): SvgMarkup {
  const transforms = [
    `translate(${num(x)} ${num(y)})`,
    rotation ? `rotate(${num(rotation)})` : '',
    scale === 1 ? '' : `scale(${num(scale, 3)})`,
  ]
  return `<g transform="${transforms.filter(Boolean).join(' ')}">${parts.join('')}</g>`
}

/** Like `transformed`, mirrored left to right. */
export function mirrored(x: number, y: number, scale: number, ...parts: SvgMarkup[]): SvgMarkup {
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${num(-scale, 3)} ${num(scale, 3)})">${parts.join('')}</g>`
}

export function faded(opacity: number, ...parts: SvgMarkup[]): SvgMarkup {
  return `<g opacity="${num(opacity)}">${parts.join('')}</g>`
}

/** Clips the parts to a rounded rectangle. */
export function clipped(
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  ...parts: SvgMarkup[]
): SvgMarkup {
  const id = `c${[x, y, width, height, r].map((value) => Math.round(value)).join('-')}`
  return `<clipPath id="${id}">${box(x, y, width, height, '#000', r)}</clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`
}

/** The shortest notation of a number: 12.30 → 12.3, 0.5 → .5 */
export function num(value: number, digits = 2): string {
  const short = String(Number(value.toFixed(digits)))
  return short.replace(/^(-?)0\./, '$1.')
}
