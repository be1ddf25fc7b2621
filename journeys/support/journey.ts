import { test as base, expect } from '@playwright/test'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import { type Site, startSite } from './start-site.ts'
import { watchPage } from './watch-page.ts'

interface WorkerFixtures {
  /** Holds the default documents, and fails when told to. Whoever changes it puts it back. */
  readonly contentService: ContentServiceStandIn
  /** One site process for each worker, in front of that content service. */
  readonly site: Site
}

interface TestFixtures {
  /** What the page has done wrong so far; see watch-page.ts. */
  readonly complaints: string[]
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  contentService: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const contentService = await startContentServiceStandIn()
      await use(contentService)
      await contentService.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ contentService }, use) => {
      const site = await startSite({ env: { CONTENT_SERVICE_URL: contentService.url } })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  complaints: ({ page, site }, use) => use(watchPage(page, site.url)),
})

export { expect }
