import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame, Page } from '@playwright/test'
import { makePng } from '../../../cms/tests/make-png.ts'
import { type PreviewTarget, signPreviewLink } from '../../../server/testing/sign-preview-link.ts'
import { expect, test as base } from '../../support/journey.ts'
import { type Site, startSite } from '../../support/start-site.ts'

const SECRET = 'a secret of at least twenty-four characters'

/** Stands for the admin panel. */
export interface Panel {
  readonly origin: string
  /** The same server under another name. */
  readonly otherOrigin: string
}

/** For the cases in this folder: a site, and a panel in which it shows previews. */
export const test = base.extend<object, { panel: Panel }>({
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
    { scope: 'worker', timeout: 240_000 },
  ],
})

export { expect }

/** A signed link to a preview; of a new page unless `target` says otherwise. */
export function linkTo(site: Site, target: Partial<PreviewTarget>): string {
  return signPreviewLink(site.url, SECRET, target)
}

/** Opens a preview of `document` in the panel; resolves when it listens. */
export async function openPreview(page: Page, site: Site, panel: Panel, document = 'new'): Promise<Frame> {
  await page.goto(panel.origin)
  await page.evaluate(() => {
    const state = window as { ready?: boolean }
    addEventListener('message', ({ data }) => {
      if ((data as { type?: string }).type === 'beam-preview:ready') state.ready = true
    })
  })
  await addFrame(page, linkTo(site, { admin: panel.origin, document }))
  await page.waitForFunction(() => (window as { ready?: boolean }).ready)
  return page.frames()[1]!
}

/** Adds a frame to the open page. */
export async function addFrame(page: Page, address: string): Promise<void> {
  await page.evaluate(
    (src) =>
      document.body.append(Object.assign(document.createElement('iframe'), { src, width: 900, height: 700 })),
    address,
  )
}

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
