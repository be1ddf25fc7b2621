export const ALL_STYLES_ID = 'all-styles'

/**
 * Resolves when the full style sheet has loaded or failed, so that nothing is shown without its styles. A document
 * contains only the rules it needs; the full sheet is loaded along with its scripts. Hydration and client-side
 * navigation wait for it.
 */
export async function allStylesLoaded(): Promise<void> {
  const link = document.getElementById(ALL_STYLES_ID)
  if (!(link instanceof HTMLLinkElement) || link.sheet) return
  await new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true })
    link.addEventListener('error', () => resolve(), { once: true })
  })
}
