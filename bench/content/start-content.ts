import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Editor, signIn } from '../../cms/tests/sign-in.ts'
import { SITE_TOKEN, startForTest, WEBHOOK_SECRET } from '../../cms/tests/start-for-test.ts'
import type { BuiltSite } from '../../server/testing/start-built-site.ts'
import type { Cleanup } from '../processes/with-cleanup.ts'
import { startSite } from '../processes/start-site.ts'
import { addPages } from './add-pages.ts'

const CMS_PORT = 1491
const SITE_PORT = 3190
export const COPIED = 'visionary-developers'

export interface RunningContent {
  readonly site: BuiltSite
  readonly serviceUrl: string
  readonly editor: Editor
}

/** The site with a content service that holds the default pages and `pages` more. */
export async function startContent(cleanup: Cleanup, pages: number): Promise<RunningContent> {
  const folder = cleanup.add(mkdtempSync(join(tmpdir(), 'beam-bench-cms-')), (path) =>
    rmSync(path, { recursive: true, force: true }),
  )
  const siteUrl = `http://localhost:${SITE_PORT}`
  const environment = { SITE_URL: siteUrl, SITE_URLS: siteUrl }
  await (await startForTest(CMS_PORT, folder, environment)).stop()
  addPages(join(folder, 'content.db'), COPIED, pages)
  const service = cleanup.add(await startForTest(CMS_PORT, folder, environment), ({ stop }) => stop())
  const site = await startSite(cleanup, {
    PORT: String(SITE_PORT),
    CONTENT_SERVICE_URL: service.url,
    CONTENT_SERVICE_TOKEN: SITE_TOKEN,
    CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
  })
  return { site, serviceUrl: service.url, editor: await signIn(service.url) }
}
