import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type Page, type Route } from '@playwright/test'
import { INBOX_SECRET } from '../../cms/tests/inbox-stand-in.ts'
import { signIn, type Editor } from '../../cms/tests/sign-in.ts'
import { makeSeededFolder } from '../../cms/tests/seeded-folder.ts'
import { removeDataFolder, startForTest } from '../../cms/tests/start-for-test.ts'
import { freePort } from '../../server/testing/free-port.ts'
import { continueSession, panelAt } from '../editors/open-panel.ts'
import { startSite } from '../support/start-site.ts'
import { combineScreenshots } from './combine-screenshots.ts'
import { fillInbox } from './fill-inbox.ts'

const FOLDER = resolve(import.meta.dirname, '../../docs/screens')
const SCALE = 0.6
/** The panel needs a minute on a busy machine. */
const TIMEOUT_MS = 120_000

const WINDOWS = {
  light: { width: 1280, height: 800, theme: 'light' },
  dark: { width: 1280, height: 800, theme: 'dark' },
  lightPhone: { width: 390, height: 800, theme: 'light' },
  darkPhone: { width: 390, height: 800, theme: 'dark' },
} as const
type Window = (typeof WINDOWS)[keyof typeof WINDOWS]

const UNREACHABLE = {
  status: 503,
  message: 'The inbox cannot be reached just now.',
  details: { code: 'unreachable' },
}

/** What the list shows before it is loaded, and while the site is down. */
const STATES = {
  loading: () => undefined,
  unreachable: (route: Route) => route.fulfill({ status: 503, json: { data: null, error: UNREACHABLE } }),
} as const
type State = keyof typeof STATES

await takeInboxScreenshots(process.argv.slice(2))

/**
 * Writes docs/screens/inbox*.jpg: pages of a real inbox, also empty, loading and failing, in both themes, at two
 * widths.
 * @param names of the images, e.g. 'inbox-states'; none: all
 */
async function takeInboxScreenshots(names: readonly string[]): Promise<void> {
  const dataFolder = await makeSeededFolder()
  const [sitePort, inboxPort] = [await freePort(), await freePort()]
  const service = await startForTest(await freePort(), dataFolder, {
    INBOX_URL: `http://127.0.0.1:${inboxPort}`,
    INBOX_SECRET,
  })
  const site = await startSite({
    port: sitePort,
    env: { CONTENT_SERVICE_URL: service.url, INBOX_SECRET, INBOX_PORT: String(inboxPort) },
  })
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const panel = panelAt(service.url)
    const editor = await signIn(panel)
    const reference = await fillInbox(site.url, site.dataFolder, editor)
    const take = (path: string, window: Window, state?: State) =>
      takeScreenshot(browser, editor, `${panel}/admin/${path}`, window, state)
    const { light, dark, lightPhone, darkPhone } = WINDOWS
    const sheets: Readonly<Record<string, readonly [string, Window, State?][]>> = {
      inbox: [
        ['inbox?view=all', light],
        ['inbox?view=all', lightPhone],
        ['inbox?view=all', dark],
        ['inbox?view=all', darkPhone],
      ],
      'inbox-submission': [
        [`inbox/submissions/${reference}`, light],
        [`inbox/submissions/${reference}`, lightPhone],
        [`inbox/submissions/${reference}`, dark],
        [`inbox/submissions/${reference}`, darkPhone],
      ],
      'inbox-states': [
        ['inbox?view=mine&form=career-apply', light],
        ['inbox?view=mine&form=career-apply', darkPhone],
        ['inbox', dark, 'unreachable'],
        ['inbox', lightPhone, 'unreachable'],
        ['inbox', light, 'loading'],
        ['inbox', darkPhone, 'loading'],
      ],
      'inbox-pages': [
        ['inbox/figures', light],
        ['inbox/figures', darkPhone],
        ['inbox/audit', dark],
        ['inbox/audit', lightPhone],
        ['inbox/templates', light],
        ['inbox/erase', darkPhone],
      ],
    }
    for (const [name, shots] of Object.entries(sheets)) {
      if (names.length > 0 && !names.includes(name)) continue
      const taken: Buffer[] = []
      for (const shot of shots) taken.push(await take(...shot))
      await writeFile(
        join(FOLDER, `${name}.jpg`),
        await combineScreenshots(browser, taken, { width: 1100, quality: 75 }),
      )
      console.log(name)
    }
  } finally {
    await browser.close()
    await site.stop()
    await service.stop()
    await removeDataFolder(dataFolder)
  }
}

async function takeScreenshot(
  browser: Browser,
  editor: Editor,
  address: string,
  { width, height, theme }: Window,
  state?: State,
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(TIMEOUT_MS)
  await page.addInitScript((name) => localStorage.setItem('STRAPI_THEME', name), theme)
  await continueSession(page, editor)
  if (state) await page.route('**/inbox/list', STATES[state])
  await page.goto(address)
  await page.getByRole('heading', { name: 'Inbox', exact: true }).waitFor()
  // What hangs is never loaded.
  if (state !== 'loading') await loaded(page)
  const screenshot = await page.screenshot({ type: 'jpeg', quality: 90 })
  await page.close()
  return screenshot
}

async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null)
}
