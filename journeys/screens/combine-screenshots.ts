import type { Browser } from '@playwright/test'

interface Sheet {
  /** In pixels; what does not fit beside goes below. */
  readonly width: number
  /** Of the JPEG, up to 100. */
  readonly quality: number
}

/** Several JPEG screenshots on one sheet. */
export async function combineScreenshots(
  browser: Browser,
  screenshots: readonly Buffer[],
  { width, quality }: Sheet,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 600 } })
  const images = screenshots.map(
    (screenshot) => `<img src="data:image/jpeg;base64,${screenshot.toString('base64')}">`,
  )
  await page.setContent(
    `<body style="margin:0;padding:20px;background:#e8e6e2;display:flex;flex-wrap:wrap;gap:20px;align-items:start">${images.join('')}`,
  )
  const sheet = await page.screenshot({ fullPage: true, type: 'jpeg', quality })
  await page.close()
  return sheet
}
