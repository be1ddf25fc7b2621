import type { Page } from '@playwright/test'
import type { FormCase } from './form-case.ts'

export interface HeldPosts {
  /** How many arrived. */
  count(): number
  /** Lets them through, those to come too. */
  release(): void
}

/** Makes the server slow: what is sent to a form's endpoint waits until it is released. */
export async function holdPosts(page: Page, of: FormCase): Promise<HeldPosts> {
  let count = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${of.endpoint}`, async (route) => {
    count++
    await released
    await route.continue()
  })
  return { count: () => count, release }
}
