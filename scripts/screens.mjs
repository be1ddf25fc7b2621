import { fileURLToPath } from 'node:url'
import { findChromium } from './testing/find-chromium.mjs'
import { fail, log } from './set-up/log.mjs'
import { run } from './set-up/run.mjs'
import { setUpTests } from './testing/set-up-tests.mjs'

/**
 * `npm run screens`: takes the screenshots in docs/screens again: every default page at three widths, some also in
 * dark colors, and the admin panel.
 */
const COMMANDS = ['take-screenshots', 'take-panel-screenshots']

await setUpTests()
const env = { ...process.env, CHROMIUM_PATH: await findChromium() }
for (const name of COMMANDS) {
  const command = fileURLToPath(new URL(`../journeys/screens/${name}.command.ts`, import.meta.url))
  const { code, output } = await run(`Running ${name}`, ['node', command], { env })
  if (code !== 0) fail(output)
}
log('docs/screens is up to date')
