import type { Page } from '@playwright/test'
import { expect, test } from './editor-fixtures.ts'
import { PAGE, pageData, createAndPublish } from './editor-pages.ts'
import { openInPanel } from './open-panel.ts'

const ROUNDS = 7

test('a published change is shown, and its latency is recorded', async ({
  page,
  site,
  editor,
  pageErrors,
}) => {
  const input = { title: 'Spring', slug: 'spring', heading: 'Spring round 0' }
  const { documentId } = await createAndPublish(editor, input)
  await expect.poll(async () => (await fetch(`${site.url}/spring`)).status).toBe(200)
  const milliseconds: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const heading = `Spring round ${round}`
    await editor.publish(PAGE, documentId, pageData({ ...input, heading }))
    const published = performance.now()
    await expect
      .poll(async () => (await fetch(`${site.url}/spring`)).text(), { intervals: [20] })
      .toContain(heading)
    milliseconds.push(Math.round(performance.now() - published))
  }
  const sorted = milliseconds.toSorted((a, b) => a - b)
  test.info().annotations.push({
    type: 'publish to live, ms',
    description: `median ${sorted[Math.floor(ROUNDS / 2)]}, all ${sorted.join(' ')}`,
  })
  await page.goto('/spring')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Spring round ${ROUNDS}`)
  await expect(page).toHaveTitle('Spring')
  expect(pageErrors).toEqual([])
})

test('a new page is in the sitemap, also with slashes in its slug', async ({ page, editor }) => {
  await createAndPublish(editor, {
    title: 'Autumn',
    slug: 'campaigns/autumn',
    heading: 'Leaves and cashback',
  })
  await expectHeading(page, '/campaigns/autumn', 'Leaves and cashback')
  await expect
    .poll(async () => (await page.request.get('/sitemap.xml')).text())
    .toContain('/campaigns/autumn</loc>')
})

test('T131: an article is in the list, the feed and the sitemap until it is unpublished in the panel', async ({
  page,
  context,
  editor,
  service,
}) => {
  const places = ['/news', '/feed.xml', '/sitemap.xml']
  const mentions = () =>
    Promise.all(
      places.map(async (path) => (await (await page.request.get(path)).text()).includes('/news/opening')),
    )
  const fields = { title: 'We <open> & more', summary: 'In Lisbon.', publishedOn: '2026-02-01' }
  const article = (summary: string) => ({
    title: 'An opening',
    slug: 'news/opening',
    Content: [{ __component: 'blocks.article', ...fields, summary, illustration: 'reading' }],
  })
  const { documentId } = await editor.create(PAGE, article(fields.summary))
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banking moves into the store')
  expect(await mentions()).toEqual([false, false, false])
  await editor.publish(PAGE, documentId, article(fields.summary))
  await expect.poll(mentions).toEqual([true, true, true])
  await editor.publish(PAGE, documentId, article('In Porto.'))
  await expect.poll(async () => (await page.request.get('/feed.xml')).text()).toContain('In Porto.')
  const entry = page.getByRole('listitem').filter({ hasText: 'February 1, 2026' })
  await expect
    .poll(async () => {
      await page.goto('/news')
      return (await entry.allTextContents()).join()
    })
    .toContain('In Porto.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
  expect(await titlesIn(page, await (await page.request.get('/feed.xml')).text())).toEqual([fields.title])
  await entry.getByRole('link', { name: fields.title }).click()
  await expect(page).toHaveURL('/news/opening')
  const panel = await context.newPage()
  await openInPanel(panel, editor, service.url, documentId)
  await panel.getByRole('button', { name: 'More document actions' }).click()
  await panel.getByRole('menuitem', { name: 'Unpublish' }).click()
  await expect.poll(mentions).toEqual([false, false, false])
})

test('a page that was not found is shown once it is published', async ({ page, editor }) => {
  await page.goto('/summer')
  await expect(page).toHaveURL('/404')
  await createAndPublish(editor, { title: 'Summer', slug: 'summer', heading: 'Long evenings' })
  await expectHeading(page, '/summer', 'Long evenings')
})

test('a renamed page is redirected', async ({ page, editor }) => {
  const input = { title: 'Winter', slug: 'winter', heading: 'Short days' }
  const { documentId } = await createAndPublish(editor, input)
  await expectHeading(page, '/winter', 'Short days')
  await editor.publish(PAGE, documentId, pageData({ ...input, slug: 'winter-sale' }))
  await expect.poll(async () => (await page.request.get('/winter', { maxRedirects: 0 })).status()).toBe(301)
  await page.goto('/winter')
  await expect(page).toHaveURL('/winter-sale')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short days')
})

test('an unpublished page is not found', async ({ page, editor }) => {
  const { documentId } = await createAndPublish(editor, { title: 'Once', slug: 'once', heading: 'For a day' })
  await expectHeading(page, '/once', 'For a day')
  await editor.unpublish(PAGE, documentId)
  await expect.poll(async () => (await page.request.get('/once', { maxRedirects: 0 })).status()).toBe(302)
  await page.goto('/once')
  await expect(page).toHaveURL('/404')
  await expect.poll(async () => (await page.request.get('/sitemap.xml')).text()).not.toContain('/once<')
})

test('a default page can be changed, and stays deleted when deleted', async ({ page, editor }) => {
  const banks = await editor.find(PAGE, 'slug', 'banks')
  await editor.publish(PAGE, banks.documentId, { ...banks, title: 'Banks, by their editors' })
  await expect
    .poll(async () => {
      await page.goto('/banks')
      return page.title()
    })
    .toBe('Banks, by their editors')
  const { documentId } = await editor.find(PAGE, 'slug', 'partnerships')
  await editor.remove(PAGE, documentId)
  await expect
    .poll(async () => (await page.request.get('/partnerships', { maxRedirects: 0 })).status())
    .toBe(302)
})

test('scripts and script addresses in content never run', async ({ page, editor, pageErrors }) => {
  const hostile = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`
  const data = {
    title: 'Hostile',
    slug: 'hostile',
    Content: [
      {
        __component: 'blocks.hero',
        title: hostile,
        category: hostile,
        buttonText: 'Press',
        buttonUrl: 'javascript:document.title="owned"',
      },
    ],
  }
  const { documentId } = await editor.create(PAGE, data)
  await expect(editor.publish(PAGE, documentId, data)).rejects.toThrow('400 Not published')
  const Content = data.Content.map((hero) => ({ ...hero, buttonUrl: '/news' }))
  await editor.publish(PAGE, documentId, { ...data, Content })
  await expectHeading(page, '/hostile', hostile)
  await page.mouse.move(30, 30, { steps: 2 })
  await page.waitForFunction(() => sessionStorage.getItem('footer') !== null)
  expect(await page.locator('a[href^="javascript:"]').count()).toBe(0)
  await expect(page).toHaveTitle('Hostile')
  expect(pageErrors.filter((error) => !error.includes('404'))).toEqual([])
})

/** Reloads until the page is shown with this heading. */
async function expectHeading(page: Page, path: string, heading: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(path)
      return page.getByRole('heading', { level: 1 }).first().textContent()
    })
    .toBe(heading)
}

/** The titles of a feed's entries, and the parser's error if it is not well-formed. */
async function titlesIn(page: Page, feed: string): Promise<(string | null)[]> {
  // The site's own pages do not parse markup (Trusted Types).
  const blank = await page.context().newPage()
  const titles = await blank.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml')
    return [...parsed.querySelectorAll('parsererror, entry > title')].map(({ textContent }) => textContent)
  }, feed)
  await blank.close()
  return titles
}
