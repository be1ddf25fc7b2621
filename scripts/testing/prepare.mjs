import { buildWebsite, drawArt } from '../set-up/build.mjs'
import { setUpContentService } from '../set-up/content-service.mjs'

/** `node scripts/testing/prepare.mjs art|website|content-service`: makes what tests run, if it is out of date. */
const PARTS = { art: drawArt, website: buildWebsite, 'content-service': setUpContentService }
const make = PARTS[process.argv[2]]
if (!make) throw new Error(`Name one of: ${Object.keys(PARTS).join(', ')}`)
await make()
