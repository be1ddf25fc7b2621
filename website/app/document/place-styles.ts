import { ALL_STYLES_ID } from './all-styles.ts'

/** What the styles of a document consist of. */
export interface Styles {
  /** The rules that a part of a document needs. */
  readonly neededBy: (html: string) => string
  /** Markup before the rules: preloads of fonts. */
  readonly preloads: string
  /** Path of the sheet with all rules. */
  readonly sheetPath: string
}

/** The document's empty `<style>`. */
const STYLE = '<style></style>'
/** Rendered below the first block (blocks/remaining-styles.tsx); error pages have none. */
const SHEET = /(?<=<span data-styles="" hidden="">)(?=<\/span>)|(?=<\/body>)/

/**
 * Writes the rules for everything above the sheet's place into the head, and links the sheet there: the first screen
 * waits for nothing, and what comes below waits for the sheet, which most visitors have cached.
 *
 * @param html a rendered document
 */
export function placeStyles(html: string, { neededBy, preloads, sheetPath }: Styles): string {
  const place = SHEET.exec(html)?.index ?? html.length
  const [above, below] = [html.slice(0, place), html.slice(place)]
  const link = `<link id="${ALL_STYLES_ID}" rel="stylesheet" href="${sheetPath}" fetchpriority="low">`
  return above.replace(STYLE, () => `${preloads}<style>${neededBy(above)}</style>`) + link + below
}
