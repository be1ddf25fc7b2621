import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Editor, signIn } from '../../cms/tests/sign-in.ts'
import { SITE_TOKEN, startForTest, WEBHOOK_SECRET } from '../../cms/tests/start-for-test.ts'
import type { BuiltSite } from '../../server/testing/start-built-site.ts'
import type { Closing } from '../running/closing.ts'
import { openSite } from '../running/open-site.ts'
import { addPages } from './add-pages.ts'

const CMS_PORT = 1491
const SITE_PORT = 3190
export const COPIED = 'visionary-developers'

export interface OpenContent {
  readonly site: BuiltSite
  readonly serviceUrl: string
  readonly editor: Editor
}

/** The site in front of a real content service that holds the default pages and this many others. */
export async function openContent(closing: Closing, pages: number): Promise<OpenContent> {
  const folder = closing.add(mkdtempSync(join(tmpdir(), 'beam-bench-cms-')), (made) =>
    rmSync(made, { recursive: true, force: true }),
  )
  const siteUrl = `http://localhost:${SITE_PORT}`
  const environment = { SITE_URL: siteUrl, SITE_URLS: siteUrl }
  await (await startForTest(CMS_PORT, folder, environment)).stop()
  addPages(join(folder, 'content.db'), COPIED, pages)
  const service = closing.add(await startForTest(CMS_PORT, folder, environment), ({ stop }) => stop())
  const site = await openSite(closing, {
    PORT: String(SITE_PORT),
    CONTENT_SERVICE_URL: service.url,
    CONTENT_SERVICE_TOKEN: SITE_TOKEN,
    CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
  })
  return { site, serviceUrl: service.url, editor: await signIn(service.url) }
}
