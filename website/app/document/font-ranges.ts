/** The `unicode-range` of a font, and an expression that matches its characters. */
interface FontRange {
  readonly range: string
  readonly characters: RegExp
}

const RANGED_FACE = /@font-face\{[^}]*\bunicode-range:([^;}]*)[^}]*\}/g

/** The distinct ranges of the fonts in a style sheet. */
export function fontRanges(css: string): readonly FontRange[] {
  const ranges = new Set([...css.matchAll(RANGED_FACE)].map(([, range = '']) => range))
  return [...ranges].map((range) => ({ range, characters: charactersOf(range) }))
}

/** @param range as in `unicode-range`: U+a1-a8,U+2190 */
function charactersOf(range: string): RegExp {
  const spans = range.split(',').map((span) => span.trim().replace(/[0-9a-f]+/gi, '\\u{$&}'))
  return new RegExp(`[${spans.join('').replaceAll(/U\+/gi, '')}]`, 'u')
}

/** Removes fonts whose range is not among `present`. */
export function withoutUnusedFontFaces(css: string, present: ReadonlySet<string>): string {
  return css.replace(RANGED_FACE, (face, range: string) => (present.has(range) ? face : ''))
}
