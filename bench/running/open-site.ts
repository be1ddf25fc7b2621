import { rm } from 'node:fs/promises'
import { type BuiltSite, startBuiltSite, WITHOUT_LIMITS } from '../../server/testing/start-built-site.ts'
import { startContentServiceStandIn } from '../../website/app/content/testing/content-service-stand-in.ts'
import type { Closing } from './closing.ts'

/** The built site process without limits for clients; it ends with the bench, and its data go unless DATA_DIR was given. */
export async function openSite(
  closing: Closing,
  environment: Readonly<Record<string, string>>,
): Promise<BuiltSite> {
  const site = await startBuiltSite({ ...WITHOUT_LIMITS, ...environment })
  return closing.add(site, async () => {
    site.process.kill('SIGTERM')
    await site.ended
    if (environment['DATA_DIR'] === undefined) await rm(site.dataFolder, { recursive: true, force: true })
  })
}

/** The same with the default documents behind it, as a content service answers them: pages are then kept for good. */
export async function openSiteWithContent(
  closing: Closing,
  environment: Readonly<Record<string, string>>,
): Promise<BuiltSite> {
  const service = closing.add(await startContentServiceStandIn(), ({ close }) => close())
  return openSite(closing, { CONTENT_SERVICE_URL: service.url, ...environment })
}
