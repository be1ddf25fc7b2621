import { buildContentService, contentServiceIsBuilt } from '../content-service/build.mjs'
import { installContentService } from './install.mjs'
import { fail, say } from './say.mjs'

/** Installs and builds the content service, whose lockfile is its own. */
export async function setUpContentService() {
  await installContentService()
  if (contentServiceIsBuilt()) return
  say('Building the content service (about a minute)')
  await buildContentService().catch((error) => fail(error.message))
}
