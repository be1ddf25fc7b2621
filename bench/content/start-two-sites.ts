import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../backend/testing/start-postgres.ts'
import { makeSeededFolder } from '../../cms/tests/seeded-folder.ts'
import { type Editor, signIn } from '../../cms/tests/sign-in.ts'
import {
  PREVIEW_SECRET,
  removeDataFolder,
  SITE_TOKEN,
  startForTest,
  WEBHOOK_SECRET,
} from '../../cms/tests/start-for-test.ts'
import type { Cleanup } from '../processes/with-cleanup.ts'
import { startSite } from '../processes/start-site.ts'

const CMS_PORT = 1492
const SITE_PORTS = [3193, 3194]
const POSTGRES_PORT = 4241

/** A content service and the two site processes that show what is published in it. */
export interface TwoSites {
  readonly siteUrls: readonly string[]
  /** Where the panel is, e.g. http://localhost:1492. */
  readonly panelUrl: string
  readonly editor: Editor
}

/** Starts the content service with the default pages, and two site processes that share a PostgreSQL. */
export async function startTwoSites(cleanup: Cleanup): Promise<TwoSites> {
  const siteUrls = SITE_PORTS.map((port) => `http://localhost:${port}`)
  const folder = cleanup.add(await makeSeededFolder(), removeDataFolder)
  const service = await startForTest(CMS_PORT, folder, {
    SITE_URL: siteUrls[0] ?? '',
    SITE_URLS: siteUrls.join(','),
  })
  cleanup.add(service, ({ stop }) => stop())
  const postgres = cleanup.add(await startPostgres(POSTGRES_PORT), ({ stop }) => stop())
  for (const port of SITE_PORTS)
    await startSite(cleanup, {
      PORT: String(port),
      SITE_URL: siteUrls[0] ?? '',
      DATA_DIR: cleanup.add(mkdtempSync(join(tmpdir(), 'beam-bench-site-')), (path) =>
        rmSync(path, { recursive: true, force: true }),
      ),
      DATABASE_URL: postgres.url,
      CONTENT_SERVICE_URL: service.url,
      CONTENT_SERVICE_TOKEN: SITE_TOKEN,
      CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PREVIEW_SECRET,
    })
  const panelUrl = service.url.replace('127.0.0.1', 'localhost')
  return { siteUrls, panelUrl, editor: await signIn(panelUrl) }
}
