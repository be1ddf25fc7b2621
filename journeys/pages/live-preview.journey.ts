import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame, Page } from '@playwright/test'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { footerToStrapi, pageToStrapi, type StrapiData } from '@beam/content/strapi/to-strapi.ts'
import { injections, mutations } from '@beam/content/testing/hostile-responses.ts'
import { makePng } from '../../cms/tests/make-png.ts'
import { findUnsafeElements } from '../support/find-unsafe-elements.ts'
import { expect, test as base } from '../support/journey.ts'
import { ATTACK, SCRIPT_PAYLOADS } from '../support/script-payloads.ts'
import { signPreviewLink } from '../support/sign-preview-link.ts'
import { startSite } from '../support/start-site.ts'

/*
 * The preview as the site sees it, with a stand-in of the admin panel: what a panel may do, and nobody else.
 * journeys/editors/live-preview.journey.ts has the real one.
 */

const SECRET = 'a secret of at least twenty-four characters'

interface Panel {
  readonly origin: string
  /** The same server under another name. */
  readonly otherOrigin: string
}

const test = base.extend<object, { panel: Panel }>({
  panel: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await startPanel()
      const { port } = server.address() as AddressInfo
      await use({ origin: `http://localhost:${port}`, otherOrigin: `http://127.0.0.1:${port}` })
      server.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ contentService }, use) => {
      const site = await startSite({
        env: { CONTENT_SERVICE_URL: contentService.url, PREVIEW_SECRET: SECRET },
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
// In one worker, so that one site is started for all of them.
test.describe.configure({ mode: 'default' })

/** Every path is an image, except `/`. */
async function startPanel(): Promise<Server> {
  const image = makePng(1, 1)
  const server = createServer((request, response) => {
    if (request.url === '/')
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Panel</title>')
    else response.setHeader('content-type', 'image/png').end(image)
  }).listen(0)
  await once(server, 'listening')
  return server
}

test('unsaved values are shown by the site’s own blocks, with unsaved images of the panel', async ({
  page,
  site,
  panel,
}) => {
  const frame = await openPreview(
    page,
    panel.origin,
    signPreviewLink(site.url, SECRET, { admin: panel.origin }),
  )
  await sendValues(page, site.url, {
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
  const link = signPreviewLink(site.url, SECRET, { admin: panel.origin, document: 'footer' })
  const frame = await openPreview(page, panel.origin, link)
  await sendValues(page, site.url, { ...footerToStrapi(DEFAULT_FOOTER), copyrightText: '© Not saved yet' })
  await expect(frame.getByRole('contentinfo').getByText('© Not saved yet')).toBeVisible()
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an earlier version is shown as it was, and nothing in it can be selected or followed', async ({
  page,
  site,
  panel,
}) => {
  const link = signPreviewLink(site.url, SECRET, { admin: panel.origin })
  const frame = await openPreview(page, panel.origin, link)
  const hero = { __component: 'blocks.hero', title: 'As it was', buttonText: 'Go', buttonUrl: '/contacts' }
  await sendVersion(page, site.url, { title: 'Earlier', Content: [hero] })
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('As it was')
  await expect(frame.getByRole('complementary', { name: 'Preview' })).toContainText('Earlier version')
  await expect(frame.locator('.block-controls')).toHaveCount(0)
  const opened = frame.url()
  await frame.getByRole('link', { name: 'Go', exact: true }).click()
  await sendVersion(page, site.url, { title: 'Earlier', Content: [marker(4)] })
  await expect(frame.getByRole('heading', { name: 'Message 4' })).toBeVisible()
  expect(frame.url()).toBe(opened)
})

const HOSTILE_MESSAGES = 15
const DOCUMENTS_PER_MESSAGE = 8

test('T102: hostile values in every field: nothing runs, nothing is requested, no harmful link', async ({
  page,
  site,
  panel,
}) => {
  const problems = collectProblems(page, [site.url, panel.origin])
  const link = signPreviewLink(site.url, SECRET, { admin: panel.origin })
  const frame = await openPreview(page, panel.origin, link)
  const documents = injections(HOSTILE_MESSAGES * DOCUMENTS_PER_MESSAGE, SCRIPT_PAYLOADS).map(
    (mutate, number) => mutate(pageToStrapi(ALL_PAGES[number % ALL_PAGES.length]!)) as StrapiData,
  )
  for (let number = 0; number < HOSTILE_MESSAGES; number++) {
    const chosen = documents.slice(number * DOCUMENTS_PER_MESSAGE, (number + 1) * DOCUMENTS_PER_MESSAGE)
    const Content = [...chosen.flatMap((document) => document['Content']), marker(number)]
    // The form beside the page and an earlier version in turn.
    const sendDocument = number % 2 === 0 ? sendValues : sendVersion
    await sendDocument(page, site.url, { ...chosen[0], Content })
    await expect(frame.getByRole('heading', { name: `Message ${number}`, exact: true })).toBeVisible()
    expect(await frame.evaluate(findUnsafeElements), `message ${number}`).toEqual([])
  }
  await expect(frame.getByRole('main')).toContainText(ATTACK)
  expect(problems).toEqual([])
})

test('T102: wrong values of any kind leave the preview working', async ({ page, site, panel }) => {
  const problems = collectProblems(page, [site.url, panel.origin])
  const frame = await openPreview(
    page,
    panel.origin,
    signPreviewLink(site.url, SECRET, { admin: panel.origin }),
  )
  for (const [number, mutate] of mutations(24).entries())
    await sendValues(page, site.url, mutate(pageToStrapi(ALL_PAGES[number % ALL_PAGES.length]!)))
  const incomplete = ['values', 'version', 'edited-block'].map((name) => ({ type: `beam-preview:${name}` }))
  for (const wrong of [null, 'text', 7, [], {}, ...incomplete, { type: 'unknown' }])
    await send(page, site.url, wrong)
  await sendValues(page, site.url, { Content: [marker(1)] })
  await expect(frame.getByRole('heading', { name: 'Message 1', exact: true })).toBeVisible()
  expect(problems).toEqual([])
})

test('T103: messages of other windows than the panel are ignored', async ({ page, site, panel }) => {
  const link = signPreviewLink(site.url, SECRET, { admin: panel.origin })
  const frame = await openPreview(page, panel.origin, link)
  await addFrame(page, panel.otherOrigin)
  const otherFrame = () => page.frames().find((other) => other.url().startsWith(panel.otherOrigin))
  await expect.poll(() => otherFrame() !== undefined).toBe(true)
  for (const type of ['beam-preview:values', 'beam-preview:version']) {
    const attack = { type, values: { Content: [marker(666)] }, editedBlock: null }
    await otherFrame()!.evaluate((message) => parent.frames[0]!.postMessage(message, '*'), attack)
    // The frame itself is no panel either.
    await frame.evaluate((message) => window.postMessage(message, '*'), attack)
  }
  await sendValues(page, site.url, { Content: [marker(2)] })
  await expect(frame.getByRole('heading', { name: 'Message 2' })).toBeVisible()
  await expect(frame.getByRole('heading', { name: 'Message 666' })).toHaveCount(0)
})

test('T103: a panel at another address can neither frame the preview nor talk to it', async ({
  page,
  site,
  panel,
}) => {
  await page.goto(panel.otherOrigin)
  await addFrame(page, signPreviewLink(site.url, SECRET, { admin: panel.origin }))
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/')
})

test('T103: what is published accepts no messages', async ({ page, site, panel }) => {
  const link = signPreviewLink(site.url, SECRET, {
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
  await sendValues(page, site.url, { Content: [marker(3)] })
  await page.frames()[1]!.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)))
  await expect(frame.getByRole('heading', { name: 'Message 3' })).toHaveCount(0)
})

test('T101: a review link cannot be framed', async ({ page, site, panel }) => {
  await page.goto(panel.origin)
  await addFrame(page, signPreviewLink(site.url, SECRET, { version: 'review', document: 'a'.repeat(24) }))
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/')
})

test('T104: unsaved values are neither stored nor sent by the preview', async ({ page, site, panel }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  for (const subject of ['new', 'footer']) {
    const link = signPreviewLink(site.url, SECRET, { admin: panel.origin, document: subject })
    const frame = await openPreview(page, panel.origin, link)
    await sendValues(page, site.url, {
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

/** A block that shows that a message has arrived. */
function marker(number: number): StrapiData {
  return { __component: 'blocks.call-to-action', title: `Message ${number}` }
}

/** Opens a preview in the panel; resolves when it listens. */
async function openPreview(page: Page, panel: string, link: string): Promise<Frame> {
  await page.goto(panel)
  await page.evaluate(() => {
    const state = window as { ready?: boolean }
    addEventListener('message', ({ data }) => {
      if ((data as { type?: string }).type === 'beam-preview:ready') state.ready = true
    })
  })
  await addFrame(page, link)
  await page.waitForFunction(() => (window as { ready?: boolean }).ready)
  return page.frames()[1]!
}

async function addFrame(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (src) =>
      document.body.append(Object.assign(document.createElement('iframe'), { src, width: 900, height: 700 })),
    address,
  )
}

function sendValues(page: Page, siteUrl: string, values: unknown): Promise<void> {
  return send(page, siteUrl, { type: 'beam-preview:values', values, editedBlock: null })
}

function sendVersion(page: Page, siteUrl: string, values: unknown): Promise<void> {
  return send(page, siteUrl, { type: 'beam-preview:version', values })
}

/** As JSON, because the browser's debugging protocol does not transport deeply nested values. */
function send(page: Page, siteUrl: string, message: unknown): Promise<void> {
  return page.evaluate(
    ([json = '', origin = '']) => frames[0]!.postMessage(JSON.parse(json), origin),
    [JSON.stringify(message ?? null), siteUrl],
  )
}

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
