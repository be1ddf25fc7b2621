import { completeText } from '../support/complete-text.ts'
import { expect, test } from './editor-fixtures.ts'

/** Must run last, because it stops the content service. */
test('visitors do not notice when the content service stops', async ({ page, site, service, pageErrors }) => {
  const before = await completeText(page, '/about-us')
  await service.stop()
  expect(await (await page.goto('/about-us'))?.text()).toBe(before)
  for (const path of ['/', '/terms', '/careers/java-scala-developer']) {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  expect(pageErrors).toEqual([])
})
