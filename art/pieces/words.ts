import { BOLD, HEADLINE, TEXT, type PlacedGlyph } from '../fonts/typeface.ts'
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

function spaceBetween(glyphs: readonly PlacedGlyph[], setting: Pick<Setting, 'face'>): number {
  return TRACKING[setting.face ?? 'text'] * (glyphs.length - 1)
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
    .map((glyph, index) => contours(glyph.path, glyph.x * unit + index * TRACKING[name] * grid, unit))
    .join('')
}

/**
 * One glyph in relative steps from its own origin, so that the same letter always reads the same and compresses away.
 * Steps are rounded against the exact place, so that no error adds up.
 */
function contours(path: string, x: number, unit: number): string {
  let here: Point = [0, 0]
  let start = here
  let first = true
  let last = ''
  return path.replaceAll(/([MLQCZ])([^MLQCZ]*)/g, (_, command: string, numbers: string) => {
    const repeated = command === last
    last = command
    if (command === 'Z') {
      here = start
      return 'z'
    }
    const points = pairs(numbers).map(([px, py]): Point => [Math.round(px * unit), Math.round(-py * unit)])
    const [fromX, fromY] = here
    const steps = points.map(([px, py]): Point => [px - fromX, py - fromY])
    here = points.at(-1) ?? here
    if (command !== 'M') return step(command, steps, repeated)
    start = here
    if (!first) return `m${joined(steps)}`
    first = false
    return `M${joined([[Math.round(x) + here[0], here[1]]])}`
  })
}

/** One relative step. A curve after a curve need not say so again. */
function step(command: string, steps: readonly Point[], repeated: boolean): string {
  const [dx, dy] = steps.at(-1) ?? [0, 0]
  if (command !== 'L') return repeated ? parted(joined(steps)) : command.toLowerCase() + joined(steps)
  if (dx === 0 && dy === 0) return ''
  if (dx === 0) return `v${dy}`
  return dy === 0 ? `h${dx}` : `l${joined(steps)}`
}

function parted(numbers: string): string {
  return numbers.startsWith('-') ? numbers : ` ${numbers}`
}

type Point = readonly [number, number]

function pairs(numbers: string): Point[] {
  const values = numbers.split(/[ ,]+/).filter(Boolean).map(Number)
  return Array.from({ length: values.length / 2 }, (_, index) => [
    values[index * 2] ?? 0,
    values[index * 2 + 1] ?? 0,
  ])
}

/** Numbers side by side with no more between them than a reader of SVG needs. */
function joined(points: readonly Point[]): string {
  return points
    .flat()
    .map(String)
    .reduce((text, value) => text + (text && !value.startsWith('-') ? ' ' : '') + value, '')
}
