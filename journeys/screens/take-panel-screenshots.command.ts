import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { combineScreenshots } from './combine-screenshots.ts'
import { panelSheets } from './panel-sheets.ts'
import { startPanel } from './start-panel.ts'
import { takePanelScreenshot } from './take-panel-screenshot.ts'

const FOLDER = resolve(import.meta.dirname, '../../docs/screens')

await takePanelScreenshots(process.argv.slice(2))

/**
 * Writes docs/screens/panel*.jpg and inbox*.jpg: the panel of a real content service, with the default pages and a
 * filled inbox.
 *
 * @param names of the images, e.g. 'inbox-states'; none: all
 */
async function takePanelScreenshots(names: readonly string[]): Promise<void> {
  const panel = await startPanel()
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    for (const [name, { width, shots }] of Object.entries(await panelSheets(panel))) {
      if (names.length > 0 && !names.includes(name)) continue
      const taken: Buffer[] = []
      for (const shot of shots) taken.push(await takePanelScreenshot(browser, panel, shot))
      const sheet = await combineScreenshots(browser, taken, { width, quality: 75 })
      await writeFile(join(FOLDER, `${name}.jpg`), sheet)
      console.log(name)
    }
  } finally {
    await browser.close()
    await panel.stop()
  }
}
