import { buildWebsite, drawArt } from '../set-up/build.mjs'
import { setUpContentService } from '../set-up/set-up-content-service.mjs'
import { installContentService } from '../set-up/install.mjs'
import { findChromium } from './find-chromium.mjs'

/** `node scripts/testing/prepare.mjs NAME`: installs or builds what tests need, if it is out of date. */
const BUILDS = {
  art: drawArt,
  website: buildWebsite,
  'cms-packages': installContentService,
  'content-service': prepareContentService,
  chromium: findChromium,
}
const build = BUILDS[process.argv[2]]
if (!build) throw new Error(`Name one of: ${Object.keys(BUILDS).join(', ')}`)
await build()

async function prepareContentService() {
  await setUpContentService()
  // Imported now: it needs what was installed.
  const { prepareSeededFolder } = await import('../../cms/tests/seeded-folder.ts')
  await prepareSeededFolder()
}
