import { test as base, expect } from '@playwright/test'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import { type Site, startSite } from './start-site.ts'
import { collectPageErrors } from './collect-page-errors.ts'

interface WorkerFixtures {
  /** Serves the default documents and can simulate failures. Tests that change it must restore it. */
  readonly contentService: ContentServiceStandIn
  /** One site process per worker, connected to that content service. */
  readonly site: Site
}

interface TestFixtures {
  /** Errors of the page so far; see collect-page-errors.ts. */
  readonly pageErrors: string[]
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
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  pageErrors: ({ page, site }, use) => use(collectPageErrors(page, site.url)),
})

export { expect }
