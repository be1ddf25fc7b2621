import { makeSeededFolder } from '../../cms/tests/seeded-folder.ts'
import { signIn, type Editor } from '../../cms/tests/sign-in.ts'
import { removeDataFolder, type Running, startForTest } from '../../cms/tests/start-for-test.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { panelAt } from '../editors/open-panel.ts'
import { contentServiceSettings, siteSettings } from '../support/connected-settings.ts'
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
  const service = await startForTest(await freePort(), dataFolder, contentServiceSettings(siteUrl, inboxPort))
  const site = await startSite({
    port: sitePort,
    env: siteSettings(service.url, inboxPort),
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
