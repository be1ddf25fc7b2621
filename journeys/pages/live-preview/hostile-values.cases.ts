import type { Page } from '@playwright/test'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { pageToStrapi, type StrapiData } from '@beam/content/strapi/to-strapi.ts'
import { injections, mutations } from '@beam/content/testing/hostile-responses.ts'
import { findUnsafeElements } from '../../support/find-unsafe-elements.ts'
import { ATTACK, SCRIPT_PAYLOADS } from '../../support/script-payloads.ts'
import { expect, openPreview, test } from './preview-fixtures.ts'
import { marker, send, sendValues, sendVersion } from './send-messages.ts'

const HOSTILE_MESSAGES = 15
const DOCUMENTS_PER_MESSAGE = 8

test('T102: hostile values in every field: nothing runs, nothing is requested, no harmful link', async ({
  page,
  site,
  panel,
}) => {
  const problems = collectProblems(page, [site.url, panel.origin])
  const frame = await openPreview(page, site, panel)
  const documents = injections(HOSTILE_MESSAGES * DOCUMENTS_PER_MESSAGE, SCRIPT_PAYLOADS).map(
    (mutate, number) => mutate(pageToStrapi(ALL_PAGES[number % ALL_PAGES.length]!)) as StrapiData,
  )
  for (let number = 0; number < HOSTILE_MESSAGES; number++) {
    const chosen = documents.slice(number * DOCUMENTS_PER_MESSAGE, (number + 1) * DOCUMENTS_PER_MESSAGE)
    const Content = [...chosen.flatMap((document) => document['Content']), marker(number)]
    // The form beside the page and an earlier version in turn.
    const sendDocument = number % 2 === 0 ? sendValues : sendVersion
    await sendDocument(page, site, { ...chosen[0], Content })
    await expect(frame.getByRole('heading', { name: `Message ${number}`, exact: true })).toBeVisible()
    expect(await frame.evaluate(findUnsafeElements), `message ${number}`).toEqual([])
  }
  await expect(frame.getByRole('main')).toContainText(ATTACK)
  expect(problems).toEqual([])
})

test('T102: wrong values of any kind leave the preview working', async ({ page, site, panel }) => {
  const problems = collectProblems(page, [site.url, panel.origin])
  const frame = await openPreview(page, site, panel)
  for (const [number, mutate] of mutations(24).entries())
    await sendValues(page, site, mutate(pageToStrapi(ALL_PAGES[number % ALL_PAGES.length]!)))
  const incomplete = ['values', 'version', 'edited-block'].map((name) => ({ type: `beam-preview:${name}` }))
  for (const wrong of [null, 'text', 7, [], {}, ...incomplete, { type: 'unknown' }])
    await send(page, site, wrong)
  await sendValues(page, site, { Content: [marker(1)] })
  await expect(frame.getByRole('heading', { name: 'Message 1', exact: true })).toBeVisible()
  expect(problems).toEqual([])
})

/** Errors, dialogs and requests to other origins. */
function collectProblems(page: Page, origins: readonly string[]): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`)
    return dialog.dismiss()
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^(?:https?|wss?):$/.test(protocol) && !origins.includes(origin))
      problems.push(`foreign: ${request.url()}`)
  })
  return problems
}
