import { buildContentService, contentServiceIsBuilt } from '../content-service/build.mjs'
import { installContentService } from './install.mjs'
import { say } from './say.mjs'

/**
 * Installs and builds the content service, whose lockfile is its own. Rejects with one clear message: whether to go on
 * without it is for the caller to decide.
 */
export async function setUpContentService() {
  await installContentService()
  if (contentServiceIsBuilt()) return
  say('Building the content service (about a minute)')
  await buildContentService()
}
