import type { Page, Route } from '@playwright/test'
import { makePng } from '../../cms/tests/make-png.ts'
import { expect, test } from './editor-fixtures.ts'
import { createAndPublish, PAGE, pageData } from './editor-pages.ts'
import { expectAccessiblePanel } from './expect-accessible-panel.ts'
import { continueSession, followInPanel, openInPanel, panelAt } from './open-panel.ts'

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Prague' })

test('an editor compares an older version with the draft, and restores it', async ({
  page,
  editor,
  service,
}) => {
  const input = { title: 'Remembered', slug: 'remembered', heading: 'First words' }
  const { documentId } = await createAndPublish(editor, input)
  await editor.publish(PAGE, documentId, pageData({ ...input, heading: 'Second words' }))
  await openInPanel(page, editor, service.url, documentId)
  const history = page.getByRole('complementary').filter({ hasText: 'History' })
  const versions = history.getByRole('listitem')
  await expect(versions).toHaveCount(2)
  await expect(versions.first()).toContainText('Administrator')
  await expectAccessiblePanel(page, 'edit view with history')
  await versions.nth(1).getByRole('button').click()
  const dialog = page.getByRole('dialog')
  const shown = dialog.frameLocator('iframe[title="This version"]')
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('First words', { timeout: 60_000 })
  await expect(shown.getByRole('complementary', { name: 'Preview' })).toContainText('Earlier version')
  await expect(shown.locator('.block-controls')).toHaveCount(0)
  await expectAccessiblePanel(page, 'earlier version as a page', '[role=dialog]')
  await dialog.getByRole('tab', { name: 'Compared with the draft' }).click()
  await expect(dialog.getByRole('deletion').filter({ hasText: 'First' })).toBeVisible()
  await expect(dialog.getByRole('insertion').filter({ hasText: 'Second' })).toBeVisible()
  await expectAccessiblePanel(page, 'earlier version compared', '[role=dialog]')
  await dialog.getByRole('tab', { name: 'All texts' }).click()
  await expect(dialog.getByText('First words')).toBeVisible()
  await dialog.getByRole('button', { name: 'Restore into the draft' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Hero - First words', exact: true })).toBeVisible()
  expect(await editor.find(PAGE, 'slug', input.slug)).toMatchObject({ Content: [{ title: 'First words' }] })
})

test('an editor who saves after somebody else compares, keeps theirs or takes the other draft', async ({
  page,
  editor,
  service,
}) => {
  const data = (title: string) => pageData({ title, slug: 'shared-page', heading: 'Shared' })
  const { documentId } = await editor.create(PAGE, data('Start'))
  const storedTitle = async () => (await editor.find(PAGE, 'slug', 'shared-page'))['title']
  await openInPanel(page, editor, service.url, documentId)
  await expect(titleOf(page)).toHaveValue('Start')
  await editor.save(PAGE, documentId, data('Theirs'))
  await save(page, 'Mine')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Administrator has saved this entry since you opened it.')
  await expect(dialog).toContainText(/Saved: .*20\d\d, /)
  await dialog.getByRole('button', { name: 'Back to the form' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Not saved: somebody else')).toBeVisible()
  await expect(titleOf(page)).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Compare' }).click()
  await expect(dialog.getByRole('deletion').filter({ hasText: /^Theirs$/ })).toBeVisible()
  await expect(dialog.getByRole('insertion').filter({ hasText: /^Mine$/ })).toBeVisible()
  await expectAccessiblePanel(page, 'conflict', '[role=dialog]')
  expect(await storedTitle()).toBe('Theirs')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(storedTitle).toBe('Mine')

  // Strapi fills the form again after a save, which may discard what was just typed.
  await expect(async () => {
    if ((await storedTitle()) !== 'Mine again') await save(page, 'Mine again')
    expect(await storedTitle()).toBe('Mine again')
  }).toPass()
  await expect(dialog).toBeHidden()
  // When it has been filled again, nothing is left to save: the next change is made to that version.
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(titleOf(page)).toHaveValue('Mine again')

  await editor.save(PAGE, documentId, data('Theirs again'))
  await titleOf(page).fill('Mine at last')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(titleOf(page)).toHaveValue('Theirs again')
  expect(await editor.find(PAGE, 'slug', 'shared-page')).toMatchObject({
    title: 'Theirs again',
    status: 'draft',
  })
})

test('a page that was never saved can be published at once', async ({ page, editor, service }) => {
  await continueSession(page, editor)
  await page.goto(`${panelAt(service.url)}/admin/content-manager/collection-types/${PAGE}/create`)
  await titleOf(page).fill('At once')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page).not.toHaveURL(/create/)
  expect(await editor.find(PAGE, 'title', 'At once')).toMatchObject({ status: 'published' })
})

const FAILURES: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['the content service cannot be reached', (route) => route.abort('connectionrefused')],
  ['the entry is too large', (route) => route.fulfill({ status: 413, body: '<h1>Too Large</h1>' })],
  ['the content service has a problem', (route) => route.fulfill({ status: 500, json: { error: {} } })],
]

test('what was typed stays in the form when a save or a publish fails, and the next try stores it', async ({
  page,
  editor,
  service,
}) => {
  const { id } = await editor.upload('kept.png', 'image/png', makePng(8, 8))
  const Content = [{ __component: 'blocks.hero', title: 'Start', image: id, imageAlt: 'Kept' }]
  const { documentId } = await editor.create(PAGE, { title: 'Start', slug: 'failing', Content })
  await openInPanel(page, editor, service.url, documentId)
  await page.getByRole('button', { name: /^Hero - / }).click()
  const heading = page.locator('input[name="Content.0.title"]')
  const text = page.locator('main [data-slate-editor]').first()
  const changes = `**/collection-types/${PAGE}/${documentId}**`
  for (const button of ['Save', 'Publish'])
    for (const [message, fail] of FAILURES) {
      const typed = `${button}: ${message}`
      let failed = 0
      await page.route(changes, (route) => {
        if (route.request().method() === 'GET') return route.fallback()
        failed += 1
        return fail(route)
      })
      await titleOf(page).fill(typed)
      await heading.fill(typed)
      await text.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(typed)
      await page.getByRole('button', { name: button, exact: true }).click()
      // An earlier failure may have left the same message.
      await expect.poll(() => failed).toBeGreaterThan(0)
      await expect(page.getByText(`Not saved: ${message}`).last()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
      await expect(titleOf(page)).toHaveValue(typed)
      await expect(heading).toHaveValue(typed)
      await expect(text).toContainText(typed)
      await page.unroute(changes)
    }
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const typed = 'Publish: the content service has a problem'
  const stored = () => editor.find(PAGE, 'slug', 'failing')
  await expect.poll(async () => (await stored())['title']).toBe(typed)
  expect(await stored()).toMatchObject({
    Content: [
      { title: typed, description: [{ children: [{ text: typed }] }], image: { id }, imageAlt: 'Kept' },
    ],
  })
})

test('an editor schedules a publish in their time zone, sees it in the list and removes it', async ({
  page,
  editor,
  service,
}) => {
  const input = { title: 'Planned', slug: 'planned', heading: 'Soon' }
  const { documentId } = await editor.create(PAGE, pageData(input))
  const form = await openInPanel(page, editor, service.url, documentId)
  const panel = page.getByRole('complementary').filter({ hasText: 'Schedule' })
  await panel.getByRole('button', { name: 'Set a time to publish or unpublish' }).click()
  await expect(panel).toContainText('Europe/Prague')
  const time = panel.getByLabel('Date and time')
  const submit = panel.getByRole('button', { name: 'Schedule', exact: true })
  for (const [value, problem] of [
    ['2020-01-01T09:00', 'This time has passed.'],
    ['2035-03-25T02:30', 'This time does not exist'],
  ] as const) {
    await time.fill(value)
    await expect(panel).toContainText(problem)
    await expect(submit).toBeDisabled()
  }
  await expectAccessiblePanel(page, 'form of a schedule with a problem', '[aria-label=Schedule]')
  await time.fill('2035-07-01T09:00')
  await submit.click()
  await expect(panel).toContainText('Publish Jul 1, 2035, 9:00 AM')
  const { body } = await editor.request('GET', `/schedules/?type=${PAGE}&documentId=${documentId}`)
  expect(body).toMatchObject({ data: { pending: [{ dueAt: '2035-07-01T07:00:00.000Z' }] } })

  await followInPanel(page, form.replace(/\/[^/]+$/, '?_q=planned'))
  await expect(page.getByRole('row').filter({ hasText: 'Planned' })).toContainText(
    'Publish Jul 1, 2035, 9:00 AM',
  )
  await followInPanel(page, form)
  await panel.getByRole('button', { name: 'Remove' }).click()
  await expect(panel).not.toContainText('2035')
})

function titleOf(page: Page) {
  return page.getByRole('textbox', { name: /^Title/ }).first()
}

async function save(page: Page, title: string): Promise<void> {
  await titleOf(page).fill(title)
  await page.getByRole('button', { name: 'Save' }).click({ timeout: 30_000 })
}
