import { rm } from 'node:fs/promises'
import { type BuiltSite, startBuiltSite, WITHOUT_LIMITS } from '../../server/testing/start-built-site.ts'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import type { Cleanup } from './with-cleanup.ts'

/** The built site process without rate limits; stopped at the end, and its data deleted unless DATA_DIR is given. */
export async function startSite(
  cleanup: Cleanup,
  environment: Readonly<Record<string, string>>,
): Promise<BuiltSite> {
  const site = await startBuiltSite({ ...WITHOUT_LIMITS, ...environment })
  return cleanup.add(site, async () => {
    site.process.kill('SIGTERM')
    await site.exited
    if (environment['DATA_DIR'] === undefined) await rm(site.dataFolder, { recursive: true, force: true })
  })
}

/** The same with a content service that serves the default documents, so that pages stay cached. */
export async function startSiteWithContent(
  cleanup: Cleanup,
  environment: Readonly<Record<string, string>>,
  addContent: (service: ContentServiceStandIn) => Promise<void> = () => Promise.resolve(),
): Promise<BuiltSite> {
  const service = cleanup.add(await startContentServiceStandIn(), ({ close }) => close())
  await addContent(service)
  return startSite(cleanup, { CONTENT_SERVICE_URL: service.url, ...environment })
}
