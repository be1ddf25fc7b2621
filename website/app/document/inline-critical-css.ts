import { ALL_STYLES_ID } from './all-styles.ts'

/** What the styles of a document consist of. */
export interface Styles {
  /** The rules that can apply in a part of a document, as CSS. */
  readonly criticalCssOf: (html: string) => string
  /** Markup before the rules: preloads of fonts. */
  readonly preloads: string
  /** Path of the sheet with all rules. */
  readonly sheetPath: string
}

/** The document's empty `<style>`. */
const STYLE = '<style></style>'
/** Rendered below the first block (blocks/full-style-sheet-slot.tsx); error pages have none. */
const SHEET_SLOT = /(?<=<span data-styles="" hidden="">)(?=<\/span>)|(?=<\/body>)/

/**
 * Writes the rules for everything above the slot into the head, and links the full sheet in the slot: the first screen
 * waits for nothing, and what comes below waits for the sheet, which most visitors have cached.
 *
 * @param html a rendered document
 */
export function inlineCriticalCss(html: string, { criticalCssOf, preloads, sheetPath }: Styles): string {
  const slot = SHEET_SLOT.exec(html)?.index ?? html.length
  const [above, below] = [html.slice(0, slot), html.slice(slot)]
  const link = `<link id="${ALL_STYLES_ID}" rel="stylesheet" href="${sheetPath}" fetchpriority="low">`
  return above.replace(STYLE, () => `${preloads}<style>${criticalCssOf(above)}</style>`) + link + below
}
