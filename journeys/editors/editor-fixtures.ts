import { test as base, expect } from '@playwright/test'
import { type Editor, signIn } from '../../cms/tests/sign-in.ts'
import { makeSeededFolder } from '../../cms/tests/seeded-folder.ts'
import { removeDataFolder, type Running, startForTest } from '../../cms/tests/start-for-test.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { contentServiceSettings, siteSettings } from '../support/connected-settings.ts'
import { type Site, startSite } from '../support/start-site.ts'
import { panelAt } from './open-panel.ts'
import { collectPageErrors } from '../support/collect-page-errors.ts'

interface WorkerOptions {
  /** Set by a file whose tests stop the content service: Playwright gives such files a worker of their own. */
  readonly hasOwnService: boolean
}

interface WorkerFixtures extends WorkerOptions {
  /** A real content service, freshly seeded, that notifies the site of changes. */
  readonly service: Running
  /** The site connected to it. */
  readonly site: Site
  /** A client signed in to the admin panel. */
  readonly editor: Editor
  readonly sitePort: number
  /** Where the site answers staff. */
  readonly inboxPort: number
}

const START = { scope: 'worker', timeout: 600_000 } as const

export const test = base.extend<{ readonly pageErrors: string[] }, WorkerFixtures>({
  hasOwnService: [false, { scope: 'worker', option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  sitePort: [async ({}, use) => use(await freePort()), START],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  inboxPort: [async ({}, use) => use(await freePort()), START],
  service: [
    async ({ sitePort, inboxPort }, use) => {
      const dataFolder = await makeSeededFolder()
      const address = `http://localhost:${sitePort}`
      const settings = contentServiceSettings(address, inboxPort)
      const service = await startForTest(await freePort(), dataFolder, settings)
      await use(service)
      await service.stop()
      await removeDataFolder(dataFolder)
    },
    START,
  ],
  site: [
    async ({ service, sitePort, inboxPort }, use) => {
      const site = await startSite({ port: sitePort, env: siteSettings(service.url, inboxPort) })
      await use(site)
      await site.stop()
    },
    START,
  ],
  // At the host name of the site's address: previews are opened at the panel's.
  editor: [async ({ service }, use) => use(await signIn(panelAt(service.url))), START],
  baseURL: ({ site }, use) => use(site.url),
  pageErrors: ({ page, site }, use) => use(collectPageErrors(page, site.url)),
})

export { expect }
