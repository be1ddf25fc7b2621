const FILLED_BY_SERVER = { __html: '' }

/**
 * Where the full style sheet is linked, for what follows; the rules for what is above are in the head
 * (document/inline-critical-css.ts).
 */
export function FullStyleSheetSlot() {
  return <span data-styles="" hidden suppressHydrationWarning dangerouslySetInnerHTML={FILLED_BY_SERVER} />
}
