export const ALL_STYLES_ID = 'all-styles'

/**
 * Resolves when all styles are there, so that no page is shown before its own. A document brings only what its page
 * needs, and the rest behind its scripts; a move waits for it, at most as long as for the page itself.
 */
export async function allStyles(): Promise<void> {
  const link = document.getElementById(ALL_STYLES_ID)
  if (!(link instanceof HTMLLinkElement) || link.sheet) return
  await new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
  })
}
