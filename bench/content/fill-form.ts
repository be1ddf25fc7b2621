import { setTimeout as pause } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'

const TIMEOUT_MS = 60_000
const ATTEMPTS = 20
const SETTLED_MS = 700

/** Opens an edit view of the panel; resolves when its form can be filled in. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address, { timeout: TIMEOUT_MS })
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor({ timeout: TIMEOUT_MS })
  await pause(SETTLED_MS)
}

/** Fills in a field until the value stays: Strapi fills the form again while it loads, which may discard it. */
export async function fillField(field: Locator, value: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await field.fill(value, { timeout: TIMEOUT_MS })
    await pause(SETTLED_MS)
    if ((await field.inputValue()) === value) return
  }
  throw new Error(`A field of the panel did not keep ${value}.`)
}

/** The button by which the panel publishes, once it is enabled. */
export async function publishButton(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Publish', exact: true })
  await button.and(page.locator(':enabled')).waitFor({ timeout: TIMEOUT_MS })
  return button
}
