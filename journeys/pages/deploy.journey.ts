import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { contact } from '../forms/cases/contact.ts'
import { expectThanks } from '../forms/expect-thanks.ts'
import { fillForm, send } from '../forms/fill-form.ts'
import { formOn, openForm } from '../forms/open-form.ts'
import { copyAsNextBuild } from '../support/copy-as-next-build.ts'
import { expect, test } from '../support/journey.ts'
import { openHydrated } from '../support/open-hydrated.ts'
import { startSite } from '../support/start-site.ts'

const PORT = 3391

test.use({ baseURL: `http://localhost:${PORT}` })

test('tabs opened before a deploy keep what was typed, load the rest of their scripts, and send', async ({
  page,
  context,
  contentService,
}) => {
  const env = { CONTENT_SERVICE_URL: contentService.url }
  const before = await startSite({ port: PORT, env })
  const next = copyAsNextBuild()
  const typed = await openForm(page, contact)
  await fillForm(typed, contact)
  const other = await context.newPage()
  await openHydrated(other, '/banks')
  await other.evaluate(() => Object.assign(window, { isSame: true }))

  await before.stop({ keepData: true })
  const after = await startSite({ port: PORT, dataFolder: before.dataFolder, env, root: next.root })
  try {
    const nextNames = readdirSync(join(next.root, 'website/build/client/assets'))
    await send(typed, contact)
    await expectThanks(page, contact)

    const names = scriptsLoadedBy(other)
    await other.getByRole('contentinfo').getByRole('link', { name: 'Contacts' }).click()
    await fillForm(formOn(other, contact), contact)
    await send(formOn(other, contact), contact)
    await expectThanks(other, contact)
    expect(await other.evaluate(() => 'isSame' in window)).toBe(true)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => nextNames.includes(name))).toEqual([])

    await other.reload()
    const html = await other.content()
    expect(nextNames.some((name) => html.includes(`/assets/${name}`))).toBe(true)
  } finally {
    await after.stop()
    next.remove()
  }
})

/** Names of the scripts that a page loads from now on. */
function scriptsLoadedBy(page: Page): string[] {
  const names: string[] = []
  page.on('response', (response) => {
    const name = /\/assets\/(?<name>[\w-]+\.js)$/.exec(response.url())?.groups?.['name']
    if (name !== undefined && response.status() === 200) names.push(name)
  })
  return names
}
