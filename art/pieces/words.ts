import { BOLD, HEADLINE, TEXT, type PlacedGlyph, type Typeface } from '../fonts/typeface.ts'
import { n, shape, type Drawing } from './shape.ts'

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
  return shape(outline(line, left, y, setting), setting.fill)
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

function spaceBetween(glyphs: readonly PlacedGlyph[], setting: Pick<Setting, 'face'>): number {
  return TRACKING[setting.face ?? 'text'] * (glyphs.length - 1)
}

function outline(line: string, x: number, y: number, setting: Setting): string {
  const name = setting.face ?? 'text'
  const face = FACES[name]
  const unit = setting.size / face.unitsPerEm
  return face
    .set(line)
    .map((glyph, index) => {
      const left = x + glyph.x * unit + index * TRACKING[name] * setting.size
      return contours(glyph.path, left, y, unit, face)
    })
    .join('')
}

/**
 * One glyph in relative steps from its own origin, so that the same letter always reads the same and compresses away.
 * Steps are rounded against the exact place, so that no error adds up.
 */
function contours(path: string, x: number, y: number, unit: number, face: Typeface): string {
  const digits = unit * face.unitsPerEm > 30 ? 1 : 2
  const round = (value: number) => Number((value * unit).toFixed(digits))
  let here = [0, 0] as Point
  let start = here
  let first = true
  return path.replaceAll(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, numbers: string) => {
    if (command === 'Z') {
      here = start
      return 'z'
    }
    const points = pairs(numbers).map(([px, py]) => [round(px), round(-py)] as const)
    const steps = points.map(([px, py]) => [px - here[0], py - here[1]] as const)
    const end = points.at(-1)
    if (end) here = end
    if (command === 'M') start = here
    if (command === 'M' && first) {
      first = false
      return `M${joined([[x + here[0], y + here[1]]], digits)}`
    }
    return command.toLowerCase() + joined(steps, digits)
  })
}

type Point = readonly [number, number]

function pairs(numbers: string): Point[] {
  const values = numbers.split(/[ ,]+/).filter(Boolean).map(Number)
  return Array.from({ length: values.length / 2 }, (_, index) => [values[index * 2] ?? 0, values[index * 2 + 1] ?? 0])
}

/** Numbers side by side with no more between them than a reader of SVG needs. */
function joined(points: readonly Point[], digits: number): string {
  return points
    .flat()
    .map((value) => n(value, digits))
    .reduce((text, value) => text + (text && !value.startsWith('-') ? ' ' : '') + value, '')
}
