import { buildWebsite, drawArt } from '../set-up/build.mjs'
import { checkNode } from '../set-up/check-node.mjs'
import { setUpContentService } from '../set-up/content-service.mjs'
import { installSite } from '../set-up/install.mjs'

/** What `npm start` sets up, without starting it. */
export async function setUpTests() {
  checkNode()
  await installSite()
  await drawArt()
  await buildWebsite()
  await setUpContentService()
}
