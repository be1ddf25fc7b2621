import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { footerToStrapi } from '@beam/content/strapi/to-strapi.ts'
import { expect, openPreview, test } from './preview-fixtures.ts'
import { marker, sendValues, sendVersion } from './send-messages.ts'

test('unsaved values are shown by the site’s own blocks, with unsaved images of the panel', async ({
  page,
  site,
  panel,
}) => {
  const frame = await openPreview(page, site, panel)
  await sendValues(page, site, {
    title: 'Nobody has saved this',
    Content: [
      {
        __component: 'blocks.hero',
        title: 'Unsaved heading',
        imageAlt: 'A new photograph',
        image: { url: '/uploads/new.png', width: 600, height: 400, formats: null },
      },
    ],
  })
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Unsaved heading')
  const image = frame.getByRole('img', { name: 'A new photograph' })
  await expect(image).toHaveAttribute('src', `${panel.origin}/uploads/new.png`)
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1)
  await expect(frame.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
})

test('the footer is shown below the home page', async ({ page, site, panel }) => {
  const frame = await openPreview(page, site, panel, 'footer')
  await sendValues(page, site, { ...footerToStrapi(DEFAULT_FOOTER), copyrightText: '© Not saved yet' })
  await expect(frame.getByRole('contentinfo').getByText('© Not saved yet')).toBeVisible()
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an earlier version is shown as it was, and nothing in it can be selected or followed', async ({
  page,
  site,
  panel,
}) => {
  const frame = await openPreview(page, site, panel)
  const hero = { __component: 'blocks.hero', title: 'As it was', buttonText: 'Go', buttonUrl: '/contacts' }
  await sendVersion(page, site, { title: 'Earlier', Content: [hero] })
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('As it was')
  await expect(frame.getByRole('complementary', { name: 'Preview' })).toContainText('Earlier version')
  await expect(frame.locator('.block-controls')).toHaveCount(0)
  const opened = frame.url()
  await frame.getByRole('link', { name: 'Go', exact: true }).click()
  await sendVersion(page, site, { title: 'Earlier', Content: [marker(4)] })
  await expect(frame.getByRole('heading', { name: 'Message 4' })).toBeVisible()
  expect(frame.url()).toBe(opened)
})

test('T104: unsaved values are neither stored nor sent by the preview', async ({ page, site, panel }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  for (const subject of ['new', 'footer']) {
    const frame = await openPreview(page, site, panel, subject)
    await sendValues(page, site, {
      ...footerToStrapi(DEFAULT_FOOTER),
      copyrightText: 'Confidential',
      Content: [{ __component: 'blocks.hero', title: 'Confidential' }],
    })
    await expect(frame.getByText('Confidential').first()).toBeVisible()
    // Selecting a block sends nothing either.
    await frame.getByText('Confidential').first().click()
    const stored = await frame.evaluate(async () =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, await caches.keys()]),
    )
    expect(stored).not.toContain('Confidential')
  }
  expect(sent.filter((request) => request.includes('Confidential'))).toEqual([])
})
