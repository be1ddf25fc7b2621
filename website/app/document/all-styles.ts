export const ALL_STYLES_ID = 'all-styles'

/**
 * Resolves when all styles are there, or will not come, so that nothing is shown before its own. A document brings only
 * the rules it needs, and the rest beside its scripts: React waits for them before it takes over, and so does a move.
 */
export async function allStylesLoaded(): Promise<void> {
  const link = document.getElementById(ALL_STYLES_ID)
  if (!(link instanceof HTMLLinkElement) || link.sheet) return
  await new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
  })
}
