export const ALL_STYLES_ID = 'all-styles'

/**
 * Resolves when the full style sheet has loaded or failed, so that nothing is shown without its styles. A document's
 * head contains only the rules for its first screen. Hydration and client-side navigation wait for the sheet.
 */
export async function allStylesLoaded(): Promise<void> {
  const link = document.getElementById(ALL_STYLES_ID)
  if (!(link instanceof HTMLLinkElement) || link.sheet) return
  await new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
  })
}

/** Adds the sheet to the head: its link is part of a page, and is removed with it. */
export function keepAllStyles(): void {
  const link = document.getElementById(ALL_STYLES_ID)
  if (link) document.head.append(link.cloneNode())
}
