import { CHARACTERS, fontPath, type Subset, type Family } from './families.ts'
import { loadTypeface } from './typeface.ts'

/** English text typical of the site; the average advance width is measured on it. */
const SAMPLE =
  'Pay in shops and online, and something comes back: cashback that never expires, to spend anywhere on the network. ' +
  'Merchants join with one installation pack. Up to 10 cards fit in one wallet. Write to us, we are happy to help.'

/** Width of SAMPLE in Arial, in ems. Liberation Sans and Helvetica have the same metrics, Roboto is within 1 %. */
const ARIAL_EMS = { regular: 100.04, bold: 107.56 }
const SYSTEM_FACES = {
  regular: "local('Arial'), local('Liberation Sans'), local('Helvetica'), local('Roboto')",
  bold: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Helvetica Bold'), local('Roboto Bold')",
}

/**
 * The @font-face rules of a family: the font itself, its rare characters, and for each weight a system font scaled to
 * the same metrics, so that the layout does not shift when the font loads.
 */
export async function fontFaces(family: Family): Promise<string> {
  const faces = [
    ownFace(family, 'usual'),
    ownFace(family, 'rare', `unicode-range: ${ranges(CHARACTERS.rare)};`),
  ]
  for (const fallback of family.fallbacks) faces.push(await fallbackFace(family, fallback))
  return faces.join('\n')
}

/** Of two rules, browsers try the later one first, for the characters in its `unicode-range`. */
function ownFace(family: Family, subset: Subset, descriptors = ''): string {
  return `@font-face {
  font-family: '${family.name}';
  src: url('${fontPath(family, subset)}') format('woff2');
  font-weight: ${family.weights};
  font-display: swap;
  ${descriptors}
}
`
}

/** A `unicode-range` value: consecutive characters as one range. */
function ranges(characters: string): string {
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b)
  const parts = codes
    .filter((code) => !codes.includes(code - 1))
    .map((first) => {
      let last = first
      while (codes.includes(last + 1)) last += 1
      return last === first ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`
    })
  return parts.join(', ')
}

function hex(code: number): string {
  return code.toString(16)
}

async function fallbackFace(family: Family, fallback: Family['fallbacks'][number]): Promise<string> {
  const typeface = await loadTypeface(family, fallback.measuredAt)
  const stretch = (emsOf(typeface) / ARIAL_EMS[fallback.systemFace]) * (fallback.correction ?? 1)
  const override = (units: number) => percent(Math.abs(units) / typeface.unitsPerEm / stretch)
  return `@font-face {
  font-family: '${family.name} Fallback';
  src: ${SYSTEM_FACES[fallback.systemFace]};
  font-weight: ${fallback.weights};
  size-adjust: ${percent(stretch)};
  ascent-override: ${override(typeface.metrics.ascender)};
  descent-override: ${override(typeface.metrics.descender)};
  line-gap-override: ${override(typeface.metrics.lineGap)};
}
`
}

function emsOf(typeface: Awaited<ReturnType<typeof loadTypeface>>): number {
  return typeface.shape(SAMPLE).reduce((sum, glyph) => sum + glyph.advance, 0) / typeface.unitsPerEm
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`
}
