import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A font family that the site serves and that illustrations use for their text. */
export interface Family {
  readonly name: string
  readonly fileName: string
  readonly source: string
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  /** OpenType features that our styles enable, beside those that browsers apply by default. */
  readonly features: readonly string[]
  /** Value of `font-weight` in the @font-face rule: one weight or a range. */
  readonly weights: string
  /** Metric-matched fallbacks: a range of weights and the system font used for it. */
  readonly fallbacks: readonly Fallback[]
}
interface Fallback {
  readonly weights: string
  readonly measuredAt: number
  readonly systemFace: SystemFace
  /** Factor for `size-adjust` where lines of our pages would otherwise wrap differently; 1 by default. */
  readonly correction?: number
}
type SystemFace = 'regular' | 'bold'

export const HEADLINE_FAMILY: Family = {
  name: 'Bricolage Grotesque',
  fileName: 'bricolage-grotesque-800-v2.woff2',
  source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  axes: { wght: 800, wdth: 100, opsz: 48 },
  features: [],
  weights: '800',
  fallbacks: [{ weights: '800', measuredAt: 800, systemFace: 'bold' }],
}

export const TEXT_FAMILY: Family = {
  name: 'Figtree',
  fileName: 'figtree-400-700-v2.woff2',
  source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
  features: ['tnum'],
  weights: '400 700',
  fallbacks: [
    // Between 0.988 and 0.994 no paragraph above the fold rewraps when the font loads, at 412 and 1350 px.
    { weights: '400 500', measuredAt: 400, systemFace: 'regular', correction: 0.991 },
    { weights: '600 700', measuredAt: 600, systemFace: 'bold' },
  ],
}

export const FAMILIES = [HEADLINE_FAMILY, TEXT_FAMILY] as const

/** Each family has two font files: browsers load the rare characters only on a page that shows one. */
export const SUBSETS = ['usual', 'rare'] as const
export type Subset = (typeof SUBSETS)[number]

const PORTUGUESE = 'àáâãçéêíóôõú'
const USUAL = range(0x20, 0x7e) + '\u00a0©·×–—‘’“”…•€−' + PORTUGUESE + PORTUGUESE.toUpperCase()

/** Usual: our texts and Portuguese. Rare: the rest of Latin-1 and further typographic marks. */
export const CHARACTERS: Readonly<Record<Subset, string>> = {
  usual: USUAL,
  rare: without(USUAL, range(0xa1, 0xff) + 'ŒœŠšŽž\u2010\u2011‚„‹›™→←↑↓′″\u202f\u2009'),
}

/** The whole font of a family, as its package has it. */
export function readSourceFont(family: Family): Uint8Array {
  return readFileSync(createRequire(import.meta.url).resolve(family.source))
}

/** The generated font file on disk. */
export function fontFile(family: Family, subset: Subset): URL {
  return new URL(`../../website/public${fontPath(family, subset)}`, import.meta.url)
}

/** The URL path of the font file. */
export function fontPath({ fileName }: Family, subset: Subset): string {
  return subset === 'usual' ? `/fonts/${fileName}` : `/fonts/rare/${fileName}`
}

function without(unwanted: string, characters: string): string {
  return [...characters].filter((character) => !unwanted.includes(character)).join('')
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}
