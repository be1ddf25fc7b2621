import { BOLD, HEADLINE, TEXT, type PlacedGlyph } from '../fonts/typeface.ts'
import { outlineOf } from './outline.ts'
import { n, type Drawing } from './shape.ts'

const FACES = { headline: HEADLINE, text: TEXT, bold: BOLD }
const TRACKING = { headline: -0.02, text: 0, bold: 0 }

export interface Setting {
  readonly face?: keyof typeof FACES
  readonly size: number
  readonly fill: string
  readonly anchor?: 'start' | 'middle' | 'end'
}

/** A line of words as outlines, its baseline beginning (or centred, or ending) at (x, y): an <img> of SVG shows no web font. */
export function words(line: string, x: number, y: number, setting: Setting): Drawing {
  const left = x - { start: 0, middle: 0.5, end: 1 }[setting.anchor ?? 'start'] * wordsWidth(line, setting)
  const grid = gridOf(setting.size)
  const move = `translate(${n(left)} ${n(y)}) scale(${n(setting.size / grid, 4)})`
  return `<path transform="${move}" d="${outline(line, setting.face ?? 'text', grid)}" fill="${setting.fill}"/>`
}

/** How wide the line stands, in the units of the size. */
export function wordsWidth(line: string, setting: Pick<Setting, 'face' | 'size'>): number {
  const face = FACES[setting.face ?? 'text']
  const glyphs = face.set(line)
  const last = glyphs.at(-1)
  if (!last) return 0
  return ((last.x + last.advance) / face.unitsPerEm + spaceBetween(glyphs, setting)) * setting.size
}

/** Breaks words into lines no wider than `width`. */
export function brokenLines(text: string, width: number, setting: Pick<Setting, 'face' | 'size'>): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && wordsWidth(longer, setting) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Whole steps to an em: an eighth of a pixel and finer, so that outlines need no decimals. */
function gridOf(size: number): number {
  if (size > 26) return 400
  return size > 14 ? 160 : 110
}

function outline(line: string, name: keyof typeof FACES, grid: number): string {
  const face = FACES[name]
  const unit = grid / face.unitsPerEm
  return face
    .set(line)
    .map((glyph, index) => outlineOf(glyph.path, glyph.x * unit + index * TRACKING[name] * grid, unit))
    .join('')
}

function spaceBetween(glyphs: readonly PlacedGlyph[], setting: Pick<Setting, 'face'>): number {
  return TRACKING[setting.face ?? 'text'] * (glyphs.length - 1)
}
