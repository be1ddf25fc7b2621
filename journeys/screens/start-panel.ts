import { INBOX_SECRET } from '../../cms/tests/inbox-stand-in.ts'
import { makeSeededFolder } from '../../cms/tests/seeded-folder.ts'
import { signIn, type Editor } from '../../cms/tests/sign-in.ts'
import {
  PREVIEW_SECRET,
  removeDataFolder,
  type Running,
  SITE_TOKEN,
  startForTest,
  WEBHOOK_SECRET,
} from '../../cms/tests/start-for-test.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { panelAt } from '../editors/open-panel.ts'
import { type Site, startSite } from '../support/start-site.ts'

export interface Panel {
  readonly service: Running
  readonly site: Site
  /** Signed in to the panel. */
  readonly editor: Editor
  stop(): Promise<void>
}

/** Starts a content service with the default pages, and the site that it is connected to. */
export async function startPanel(): Promise<Panel> {
  const dataFolder = await makeSeededFolder()
  const [sitePort, inboxPort] = [await freePort(), await freePort()]
  const siteUrl = `http://localhost:${sitePort}`
  const service = await startForTest(await freePort(), dataFolder, {
    SITE_URL: siteUrl,
    SITE_URLS: siteUrl,
    INBOX_URL: `http://127.0.0.1:${inboxPort}`,
    INBOX_SECRET,
  })
  const site = await startSite({
    port: sitePort,
    env: {
      CONTENT_SERVICE_URL: service.url,
      CONTENT_SERVICE_TOKEN: SITE_TOKEN,
      CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PREVIEW_SECRET,
      INBOX_SECRET,
      INBOX_PORT: String(inboxPort),
    },
  })
  return {
    service,
    site,
    editor: await signIn(panelAt(service.url)),
    async stop() {
      await site.stop()
      await service.stop()
      await removeDataFolder(dataFolder)
    },
  }
}
