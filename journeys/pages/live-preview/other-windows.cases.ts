import { addFrame, expect, linkTo, openPreview, test } from './preview-fixtures.ts'
import { marker, sendValues } from './send-messages.ts'

test('T103: messages of other windows than the panel are ignored', async ({ page, site, panel }) => {
  const frame = await openPreview(page, site, panel)
  await addFrame(page, panel.otherOrigin)
  const otherFrame = () => page.frames().find((other) => other.url().startsWith(panel.otherOrigin))
  await expect.poll(() => otherFrame() !== undefined).toBe(true)
  for (const type of ['beam-preview:values', 'beam-preview:version']) {
    const attack = { type, values: { Content: [marker(666)] }, editedBlock: null }
    await otherFrame()!.evaluate((message) => parent.frames[0]!.postMessage(message, '*'), attack)
    // The frame itself is no panel either.
    await frame.evaluate((message) => window.postMessage(message, '*'), attack)
  }
  await sendValues(page, site, { Content: [marker(2)] })
  await expect(frame.getByRole('heading', { name: 'Message 2' })).toBeVisible()
  await expect(frame.getByRole('heading', { name: 'Message 666' })).toHaveCount(0)
})

test('T103: a panel at another address can neither frame the preview nor talk to it', async ({
  page,
  site,
  panel,
}) => {
  await page.goto(panel.otherOrigin)
  await addFrame(page, linkTo(site, { admin: panel.origin }))
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/')
})

test('T103: what is published accepts no messages', async ({ page, site, panel }) => {
  const link = linkTo(site, {
    admin: panel.origin,
    version: 'published',
    document: 'a'.repeat(24),
  })
  await page.goto(panel.origin)
  await addFrame(page, link)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  await frame.locator('body').hover({ position: { x: 5, y: 5 } })
  await frame.locator('body').hover()
  await page.frames()[1]!.waitForFunction(() => !document.querySelector('template[data-deferred]'))
  await sendValues(page, site, { Content: [marker(3)] })
  await page.frames()[1]!.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)))
  await expect(frame.getByRole('heading', { name: 'Message 3' })).toHaveCount(0)
})

test('T101: a review link cannot be framed', async ({ page, site, panel }) => {
  await page.goto(panel.origin)
  await addFrame(page, linkTo(site, { version: 'review', document: 'a'.repeat(24) }))
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/')
})
