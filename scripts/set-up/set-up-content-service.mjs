import { buildContentService, contentServiceIsBuilt } from '../content-service/build.mjs'
import { installContentService } from './install.mjs'
import { log } from './log.mjs'

/** Installs and builds the content service, which has a lockfile of its own. Rejects with one clear message. */
export async function setUpContentService() {
  await installContentService()
  if (contentServiceIsBuilt()) return
  log('Building the content service')
  await buildContentService()
}
