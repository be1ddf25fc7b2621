import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Website, WebsiteDependencies } from '../../website.ts'
import { startContentServiceStandIn, type ContentServiceStandIn } from './content-service-stand-in.ts'
import { TEST_SITE, testDependencies } from './test-dependencies.ts'

const BUILT = new URL('../../../build/server/index.js', import.meta.url).href

export interface ContentResponse {
  readonly status: number
  readonly html: string
}

/** For tests: the website as it is built, without a port, in front of a stand-in of the content service. */
export interface TestWebsites {
  readonly service: ContentServiceStandIn
  /** What the website has logged as errors. */
  readonly errors: readonly unknown[]
  /** The disk cache is shared: a website opened after another finds its entries. */
  open(diskCache?: string): Promise<Website>
  removeCopies(): Promise<void>
  close(): Promise<void>
}

export async function openTestWebsites(): Promise<TestWebsites> {
  const service = await startContentServiceStandIn()
  const folder = await mkdtemp(join(tmpdir(), 'copies-'))
  const websites: Website[] = []
  const errors: unknown[] = []
  // A copy may still be on its way to the disk; then removing is tried again.
  const removeCopies = () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })

  return {
    service,
    errors,
    removeCopies,
    async open(diskCache = '') {
      const { createWebsite } = (await import(BUILT)) as {
        createWebsite(dependencies: WebsiteDependencies): Website
      }
      const dependencies = testDependencies(service.url, join(folder, diskCache))
      const log = { ...dependencies.log, error: (...facts: unknown[]) => void errors.push(facts) }
      const website = createWebsite({ ...dependencies, log })
      websites.push(website)
      return website
    },
    async close() {
      await Promise.all(websites.map((website) => website.close()))
      await service.close()
      await removeCopies()
    },
  }
}

/** The response of a path; redirects are not followed. */
export async function get(
  website: Website,
  path: string,
): Promise<ContentResponse & { location: string | null }> {
  const response = await website.fetch(new Request(new URL(path, TEST_SITE)))
  return { status: response.status, html: await response.text(), location: response.headers.get('location') }
}

/** What a document lacks of its landmarks, a menu with links, and an end. */
export function faultsOf({ html }: ContentResponse): string[] {
  const [menu = ''] = /<nav[^>]*aria-label="Main".*?<\/nav>/s.exec(html) ?? []
  const missing = LANDMARKS.filter((landmark) => !landmark.test(html)).map(String)
  const hasMenu = /<a [^>]*href="[^"]+"/.test(menu)
  return hasMenu ? missing : [...missing, 'a menu with links']
}

const LANDMARKS = [
  /<title>/,
  /<header[\s>]/,
  /<main[^>]* id="main"/,
  /<footer[\s>].*<\/footer>/s,
  /<\/html>\s*$/,
]
