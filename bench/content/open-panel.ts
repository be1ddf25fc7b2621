import { chromium, type Page } from 'playwright'
import type { Cleanup } from '../processes/with-cleanup.ts'
import { findProgram } from '../processes/find-program.ts'
import { RECORD_CLICKS } from './measure-publishing.ts'
import { RECORD_KEYS } from './measure-preview.ts'
import type { TwoSites } from './start-two-sites.ts'

const FLAGS = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const VIEWPORT = { width: 1440, height: 900 }

/** A page of Chromium that is signed in to the panel. */
export async function openPanel(cleanup: Cleanup, { editor }: TwoSites): Promise<Page> {
  const executablePath = findProgram(['chromium', 'google-chrome'], 'install the package chromium.')
  const browser = cleanup.add(
    await chromium.launch({ executablePath, args: ['--no-sandbox', ...FLAGS] }),
    (launched) => launched.close(),
  )
  const page = await browser.newPage({ viewport: VIEWPORT })
  await page.addInitScript(
    `if (location.pathname.startsWith('/admin')) localStorage.setItem('jwtToken', '${JSON.stringify(editor.token)}')`,
  )
  await page.addInitScript(`${RECORD_CLICKS};${RECORD_KEYS}`)
  return page
}
