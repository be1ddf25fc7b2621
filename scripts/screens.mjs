import { fileURLToPath } from 'node:url'
import { findChromium } from './testing/find-chromium.mjs'
import { fail, log } from './set-up/log.mjs'
import { run } from './set-up/run.mjs'
import { setUpTests } from './testing/set-up-tests.mjs'

/** `npm run screens`: takes the screenshots in docs/screens again, of every default page at three widths. */
await setUpTests()
const command = fileURLToPath(new URL('../journeys/screens/take-screenshots.command.ts', import.meta.url))
const { code, output } = await run('Taking the screenshots', ['node', command], {
  env: { ...process.env, CHROMIUM_PATH: await findChromium() },
})
if (code !== 0) fail(output)
log('docs/screens is up to date')
