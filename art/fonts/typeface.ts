import { readFileSync } from 'node:fs'
import fontverter from 'fontverter'
import { Blob, Buffer, Face, Font, Variation, shape } from 'harfbuzzjs'
import { HEADLINE_FAMILY, TEXT_FAMILY, fontFile, type Family } from './families.ts'

/** One weight of a family, with its usual characters only. */
interface Typeface {
  readonly unitsPerEm: number
  /** Font units; the descender is negative. */
  readonly metrics: { readonly ascender: number; readonly descender: number; readonly lineGap: number }
  /** Text shaping: characters to positioned glyphs. Throws where the font lacks a character. */
  shape(text: string): readonly PositionedGlyph[]
}
export interface PositionedGlyph {
  /** Font units, y upwards: an SVG path of absolute commands. */
  readonly path: string
  readonly x: number
  readonly advance: number
}

/** One weight of a family, from the subset that the site serves. */
export async function loadTypeface(family: Family, weight: number): Promise<Typeface> {
  // Copied, because the converter returns a view of memory that it reuses.
  const sfnt = Uint8Array.from(await fontverter.convert(readFileSync(fontFile(family, 'usual')), 'sfnt'))
  const face = new Face(new Blob(sfnt))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  return { unitsPerEm: face.upem, metrics: readMetrics(sfnt), shape: (text) => shapeText(font, text) }
}

export const HEADLINE = await loadTypeface(HEADLINE_FAMILY, 800)
export const TEXT = await loadTypeface(TEXT_FAMILY, 500)
export const BOLD = await loadTypeface(TEXT_FAMILY, 700)

function shapeText(font: Font, text: string): PositionedGlyph[] {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  let x = 0
  return buffer.getGlyphInfosAndPositions().map((glyph) => {
    if (glyph.codepoint === 0) throw new Error(`The font has no glyph for a character of “${text}”`)
    const advance = glyph.xAdvance ?? 0
    const positioned = { path: font.glyphToPath(glyph.codepoint), x: x + (glyph.xOffset ?? 0), advance }
    x += advance
    return positioned
  })
}

/** The line metrics of the table `hhea` (OpenType specification, "hhea — Horizontal header table"). */
function readMetrics(sfnt: Uint8Array): Typeface['metrics'] {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength)
  const hhea = tableOffset(view, 'hhea')
  return {
    ascender: view.getInt16(hhea + 4),
    descender: view.getInt16(hhea + 6),
    lineGap: view.getInt16(hhea + 8),
  }
}

function tableOffset(view: DataView, wanted: string): number {
  for (let record = 12; record < 12 + view.getUint16(4) * 16; record += 16) {
    const tag = [0, 1, 2, 3].map((index) => String.fromCharCode(view.getUint8(record + index))).join('')
    if (tag === wanted) return view.getUint32(record + 8)
  }
  throw new Error(`The font has no table ${wanted}`)
}
