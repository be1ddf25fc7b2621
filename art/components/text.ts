import { BOLD, HEADLINE, TEXT, type PositionedGlyph } from '../fonts/typeface.ts'
import { glyphOutline } from './glyph-outline.ts'
import { num, type SvgMarkup } from './svg.ts'

const FACES = { headline: HEADLINE, text: TEXT, bold: BOLD }
const TRACKING = { headline: -0.02, text: 0, bold: 0 }

interface TextStyle {
  readonly face?: keyof typeof FACES
  readonly size: number
  readonly fill: string
  readonly anchor?: 'start' | 'middle' | 'end'
}

/**
 * A line of text as a path, anchored on its baseline at (x, y). Outlines, because SVG in an <img> cannot use web fonts.
 */
export function textLine(line: string, x: number, y: number, style: TextStyle): SvgMarkup {
  const left = x - { start: 0, middle: 0.5, end: 1 }[style.anchor ?? 'start'] * textWidth(line, style)
  const grid = gridOf(style.size)
  const move = `translate(${num(left)} ${num(y)}) scale(${num(style.size / grid, 4)})`
  return `<path transform="${move}" d="${outline(line, style.face ?? 'text', grid)}" fill="${style.fill}"/>`
}

/** The width of the line, in the units of `size`. */
export function textWidth(line: string, style: Pick<TextStyle, 'face' | 'size'>): number {
  const face = FACES[style.face ?? 'text']
  const glyphs = face.shape(line)
  const last = glyphs.at(-1)
  if (!last) return 0
  return ((last.x + last.advance) / face.unitsPerEm + totalTracking(glyphs, style)) * style.size
}

/** Wraps text between words into lines no wider than `width`. */
export function wrapText(text: string, width: number, style: Pick<TextStyle, 'face' | 'size'>): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && textWidth(longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Grid steps per em: an eighth of a pixel or finer, so that outlines need no decimals. */
function gridOf(size: number): number {
  if (size > 26) return 400
  return size > 14 ? 160 : 110
}

function outline(line: string, name: keyof typeof FACES, grid: number): string {
  const face = FACES[name]
  const unit = grid / face.unitsPerEm
  return face
    .shape(line)
    .map((glyph, index) => glyphOutline(glyph.path, glyph.x * unit + index * TRACKING[name] * grid, unit))
    .join('')
}

function totalTracking(glyphs: readonly PositionedGlyph[], style: Pick<TextStyle, 'face'>): number {
  return TRACKING[style.face ?? 'text'] * (glyphs.length - 1)
}
