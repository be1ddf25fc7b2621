import type { Illustration } from '@beam/content/model/illustrations.ts'
import type { Page } from '@beam/content/model/page.ts'

/** The first illustration of a page; the wallet if it has none. */
export function pageScene(page: Page): Illustration {
  return firstIllustration(page.blocks) ?? 'wallet-home'
}

function firstIllustration(value: unknown): Illustration | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  // In a validated document this property is always one of our illustrations.
  if ('illustration' in value) return value.illustration as Illustration
  for (const part of Object.values(value)) {
    const found = firstIllustration(part)
    if (found) return found
  }
  return undefined
}
