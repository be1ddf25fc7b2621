import { expect, type Page } from '@playwright/test'

/**
 * The HTML of a page with all of its content. On a busy machine the first response may be without the footer or an
 * image, which the next one has.
 */
export async function completeText(page: Page, path: string): Promise<string> {
  let text = ''
  await expect(async () => {
    const before = text
    text = (await (await page.goto(path))?.text()) ?? ''
    expect(text).not.toContain('Loading footer...')
    expect(text).toBe(before)
  }).toPass()
  return text
}
