import type { Illustration } from '@beam/content/model/illustrations.ts'
import type { Page } from '@beam/content/model/page.ts'

/** The first drawing a page shows; the wallet where a page shows none. */
export function pageScene(page: Page): Illustration {
  return firstIllustration(page.blocks) ?? 'wallet-home'
}

function firstIllustration(value: unknown): Illustration | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  // Whatever is called so in a document has been read as one of our drawings.
  if ('illustration' in value) return value.illustration as Illustration
  for (const part of Object.values(value)) {
    const found = firstIllustration(part)
    if (found) return found
  }
  return undefined
}
