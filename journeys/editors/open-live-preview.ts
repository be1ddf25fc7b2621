import { expect, type Frame, type Page } from '@playwright/test'

/** Opens the live preview, if it is not open; resolves when it follows the form. */
export async function openLivePreview(page: Page): Promise<Frame> {
  const open = page.getByRole('button', { name: 'Edit beside the page' })
  const pane = page.getByRole('complementary', { name: 'Live preview' })
  await expect(open.or(pane)).not.toHaveCount(0)
  if (await open.isVisible()) await open.click()
  await expect.poll(() => frameOf(page)).toBeTruthy()
  const frame = frameOf(page)!
  await expect(frame.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  return frame
}

function frameOf(page: Page): Frame | undefined {
  return page.frames().find((frame) => frame.url().includes('/preview?'))
}
