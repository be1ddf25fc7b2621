import { buildWebsite, drawArt } from './set-up/build.mjs'
import { checkNode } from './set-up/check-node.mjs'
import { setUpContentService } from './set-up/set-up-content-service.mjs'
import { installSite } from './set-up/install.mjs'
import { fail, log } from './set-up/log.mjs'

/**
 * `npm run build`: installs and builds everything that the site and the content service need to start. What is up to
 * date is left alone. Exits with 1 and one clear message when a step fails.
 */
checkNode()
await installSite()
await drawArt()
await buildWebsite()
await setUpContentService().catch((error) => fail(error.message))
log('Everything is installed and built.')
