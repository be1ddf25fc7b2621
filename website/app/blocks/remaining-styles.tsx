const FILLED_BY_SERVER = { __html: '' }

/** The place of the style sheet for what follows (document/place-styles.ts); what is above has its rules in the head. */
export function RemainingStyles() {
  return <span data-styles="" hidden suppressHydrationWarning dangerouslySetInnerHTML={FILLED_BY_SERVER} />
}
