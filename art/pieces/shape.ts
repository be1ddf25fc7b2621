/** SVG as a string. Every piece takes numbers in the units of its scene and gives one back. */
export type Drawing = string

/** A rectangle with corners of radius r. */
export function box(x: number, y: number, width: number, height: number, fill: string, r = 0): Drawing {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${r ? ` rx="${n(r)}"` : ''} fill="${fill}"/>`
}

export function disc(x: number, y: number, r: number, fill: string): Drawing {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string): Drawing {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`
}

export function shape(d: string, fill: string): Drawing {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A line with round ends: limbs, waves, signs. Never the outline of a shape. */
export function stroke(d: string, colour: string, width: number, cap: 'round' | 'butt' = 'round'): Drawing {
  const ends = cap === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : ''
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${ends}/>`
}

export function at(x: number, y: number, ...drawings: Drawing[]): Drawing {
  return `<g transform="translate(${n(x)} ${n(y)})">${drawings.join('')}</g>`
}

/** Moved to (x, y), then scaled and turned about that point; degrees clockwise. */
export function placed(x: number, y: number, scale: number, turn: number, ...drawings: Drawing[]): Drawing {
  const moves = [
    `translate(${n(x)} ${n(y)})`,
    turn ? `rotate(${n(turn)})` : '',
    scale === 1 ? '' : `scale(${n(scale, 3)})`,
  ]
  return `<g transform="${moves.filter(Boolean).join(' ')}">${drawings.join('')}</g>`
}

/** As `placed`, mirrored left to right. */
export function mirrored(x: number, y: number, scale: number, ...drawings: Drawing[]): Drawing {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(-scale, 3)} ${n(scale, 3)})">${drawings.join('')}</g>`
}

export function faded(opacity: number, ...drawings: Drawing[]): Drawing {
  return `<g opacity="${n(opacity)}">${drawings.join('')}</g>`
}

/** Only what lies inside the rounded rectangle is seen. */
export function clipped(
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  ...drawings: Drawing[]
): Drawing {
  const id = `c${[x, y, width, height, r].map((value) => Math.round(value)).join('-')}`
  return `<clipPath id="${id}">${box(x, y, width, height, '#000', r)}</clipPath><g clip-path="url(#${id})">${drawings.join('')}</g>`
}

/** A number as short as it can be written: 12.30 → 12.3, 0.5 → .5 */
export function n(value: number, digits = 2): string {
  const short = String(Number(value.toFixed(digits)))
  return short.replace(/^(-?)0\./, '$1.')
}
