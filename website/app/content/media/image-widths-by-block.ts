import type { BlockName } from '@beam/content/model/blocks.ts'

/*
 * The widths in which uploaded images are served, in pixels: of what a block shows (its CSS, and the HTML attribute
 * `sizes` of its pictures) at one, two and three pixels of the screen per CSS pixel. Widths are about a third apart.
 */

/** Beside text, or as wide as a phone. */
const BESIDE_TEXT = [360, 480, 720, 960, 1280, 1680]
/** As small as in a dense list of cards, or as wide as a row. */
const CARDS = [180, ...BESIDE_TEXT]
/** As wide as the window. */
const WIDE = [480, 720, 960, 1280, 1680, 2400]
/** Cards and portraits. */
const SMALL = [180, 360, 480, 720, 1080]
const LOGO = [140, 280, 420]

const WIDTHS: Readonly<Partial<Record<BlockName, readonly number[]>>> = {
  article: WIDE,
  video: WIDE,
  'card-grid': CARDS,
  team: SMALL,
  steps: SMALL,
  accordion: SMALL,
  'job-list': LOGO,
  'logo-strip': LOGO,
}

/** Widths of the images in a block. */
export function blockWidths(block: string): readonly number[] {
  return WIDTHS[block as BlockName] ?? BESIDE_TEXT
}

/** In the list of articles. Few: their names are most of the list's bytes. */
export const ARTICLE_LIST_WIDTHS = [360, 720]

/** Logos of the brand, of partners and of certificates. */
export const FOOTER_WIDTHS = LOGO

/** As large as networks show it. */
export const SHARE_WIDTHS = [1200]
