import { expect, test } from './editing.ts'

/** The last journey: it ends the content service. */
test('when the real content service ends, nothing changes for visitors', async ({
  page,
  site,
  service,
  complaints,
}) => {
  await page.goto('/about-us')
  const before = await page.content()
  await service.stop()
  await page.goto('/about-us')
  expect(await page.content()).toBe(before)
  for (const path of ['/', '/terms', '/careers/java-scala-developer']) {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  expect(complaints).toEqual([])
})
