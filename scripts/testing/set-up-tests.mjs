import { buildWebsite, drawArt } from '../set-up/build.mjs'
import { checkNode } from '../set-up/check-node.mjs'
import { setUpContentService } from '../set-up/set-up-content-service.mjs'
import { installSite } from '../set-up/install.mjs'

/** Installs and builds everything that `npm start` needs. */
export async function setUpTests() {
  checkNode()
  await installSite()
  await drawArt()
  await buildWebsite()
  await setUpContentService()
}
