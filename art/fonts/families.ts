import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A font file that the site sends and that the drawings outline their words with. */
export interface Family {
  readonly name: string
  readonly fileName: string
  readonly source: string
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  /** Beside those that browsers apply unasked: the ones that our styles ask for. */
  readonly features: readonly string[]
  /** As a font-face rule writes it: one weight or a range. */
  readonly weights: string
  /** The weights that get a fallback of the same measure, each beside the system face that stands in for it. */
  readonly fallbacks: readonly Fallback[]
}
interface Fallback {
  readonly weights: string
  readonly measuredAt: number
  readonly standIn: StandIn
  /** What the measure is multiplied by where lines of our pages would otherwise break elsewhere; 1 by default. */
  readonly correction?: number
}
type StandIn = 'regular' | 'bold'

export const HEADLINE_FAMILY: Family = {
  name: 'Bricolage Grotesque',
  fileName: 'bricolage-grotesque-800-v2.woff2',
  source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  axes: { wght: 800, wdth: 100, opsz: 48 },
  features: [],
  weights: '800',
  fallbacks: [{ weights: '800', measuredAt: 800, standIn: 'bold' }],
}

export const TEXT_FAMILY: Family = {
  name: 'Figtree',
  fileName: 'figtree-400-700-v2.woff2',
  source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
  features: ['tnum'],
  weights: '400 700',
  fallbacks: [
    // From 0.988 to 0.994 no paragraph of the first screens changes its lines when the font arrives, at 412 and 1350 px.
    { weights: '400 500', measuredAt: 400, standIn: 'regular', correction: 0.991 },
    { weights: '600 700', measuredAt: 600, standIn: 'bold' },
  ],
}

export const FAMILIES = [HEADLINE_FAMILY, TEXT_FAMILY] as const

/** Every family comes in two files: a page asks for the rare characters only where it shows one. */
export const CUTS = ['usual', 'rare'] as const
export type Cut = (typeof CUTS)[number]

const PORTUGUESE = 'àáâãçéêíóôõú'
const USUAL = range(0x20, 0x7e) + '\u00a0©·×–—‘’“”…•€−' + PORTUGUESE + PORTUGUESE.toUpperCase()

/** Usual is what our words need, and Portuguese; rare are the rest of Latin-1 and further marks of good typesetting. */
export const CHARACTERS: Readonly<Record<Cut, string>> = {
  usual: USUAL,
  rare: without(USUAL, range(0xa1, 0xff) + 'ŒœŠšŽž\u2010\u2011‚„‹›™→←↑↓′″\u202f\u2009'),
}

export function readSource(family: Family): Uint8Array {
  return readFileSync(createRequire(import.meta.url).resolve(family.source))
}

/** Where a made font stands. */
export function fontFile(family: Family, cut: Cut): URL {
  return new URL(`../../website/public${fontPath(family, cut)}`, import.meta.url)
}

/** Where the site sends it. */
export function fontPath({ fileName }: Family, cut: Cut): string {
  return cut === 'usual' ? `/fonts/${fileName}` : `/fonts/rare/${fileName}`
}

function without(unwanted: string, characters: string): string {
  return [...characters].filter((character) => !unwanted.includes(character)).join('')
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}
