import { buildWebsite, drawArt } from '../set-up/build.mjs'
import { checkNode } from '../set-up/check-node.mjs'
import { installContentService, installSite } from '../set-up/install.mjs'
import { fail, say } from '../set-up/say.mjs'

/** What `npm start` sets up, without starting it. */
export async function setUpTests() {
  checkNode()
  await installSite()
  await drawArt()
  await buildWebsite()
  await installContentService()
  const { buildContentService, contentServiceIsBuilt } = await import('../start-content-service.mjs')
  if (contentServiceIsBuilt()) return
  say('Building the content service (about a minute)')
  await buildContentService().catch((error) => fail(error.message))
}
