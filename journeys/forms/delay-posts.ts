import type { Page } from '@playwright/test'
import type { FormCase } from './form-case.ts'

export interface DelayedPosts {
  /** How many have arrived. */
  count(): number
  /** Lets them through, later ones as well. */
  release(): void
}

/**
 * Simulates a slow server: posts to a form's endpoint wait until they are released. Forms of the open page do not give up
 * meanwhile: on a busy machine a test may need longer than their time limit.
 */
export async function delayPosts(page: Page, formCase: FormCase): Promise<DelayedPosts> {
  await page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  let count = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${formCase.endpoint}`, async (route) => {
    count++
    await released
    await route.continue()
  })
  return { count: () => count, release }
}
