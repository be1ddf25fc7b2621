import { fileURLToPath } from 'node:url'
import { findChromium } from './testing/find-chromium.mjs'
import { fail, log } from './set-up/log.mjs'
import { run } from './set-up/run.mjs'
import { setUpTests } from './testing/set-up-tests.mjs'

/** Draws docs/screens anew: every default page on a phone, a tablet and a desktop. */
await setUpTests()
const command = fileURLToPath(new URL('../journeys/screens/take-screenshots.command.ts', import.meta.url))
const { code, output } = await run('Drawing the screens', ['node', command], {
  env: { ...process.env, CHROMIUM_PATH: await findChromium() },
})
if (code !== 0) fail(output)
log('docs/screens is up to date')
