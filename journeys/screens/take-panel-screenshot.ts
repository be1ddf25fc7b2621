import type { Browser, Page, Route } from '@playwright/test'
import { continueSession, panelAt } from '../editors/open-panel.ts'
import type { Panel } from './start-panel.ts'

export interface PanelShot {
  /** Below /admin/. */
  readonly path: string
  readonly window: { readonly width: number; readonly height: number; readonly theme: 'light' | 'dark' }
  /** Resolves when the page shows what the screenshot is about. */
  readonly prepare: (page: Page) => Promise<void>
  /** The inbox's list before it is loaded, or while the site is down. */
  readonly list?: keyof typeof LIST_STATES
}

const UNREACHABLE = {
  status: 503,
  message: 'The inbox cannot be reached just now.',
  details: { code: 'unreachable' },
}
const LIST_STATES = {
  loading: () => undefined,
  unreachable: (route: Route) => route.fulfill({ status: 503, json: { data: null, error: UNREACHABLE } }),
} as const

/** What Strapi and the inbox show until their data are there. */
const PENDING = 'main :is([aria-busy=true], [role=alert] > img)'
/** In place of the port that the site listens on here. */
const SITE_URL = 'https://beamwallet.example'
const SCALE = 0.6
/** The panel needs a minute on a busy machine. */
const TIMEOUT_MS = 120_000

/** A JPEG of the panel, as it looks when everything that responds has been loaded. */
export async function takePanelScreenshot(
  browser: Browser,
  { service, editor }: Panel,
  { path, window: { width, height, theme }, prepare, list }: PanelShot,
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(TIMEOUT_MS)
  await page.addInitScript((name) => localStorage.setItem('STRAPI_THEME', name), theme)
  await continueSession(page, editor)
  if (list) await page.route('**/inbox/list', LIST_STATES[list])
  await page.route('**/dashboard', showPublicAddress)
  await page.goto(`${panelAt(service.url)}/admin/${path}`)
  await prepare(page)
  // What hangs is never loaded.
  if (list !== 'loading') await loaded(page)
  const screenshot = await page.screenshot({ type: 'jpeg', quality: 90 })
  await page.close()
  return screenshot
}

async function loaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction((pending) => document.querySelector(pending) === null, PENDING)
}

async function showPublicAddress(route: Route): Promise<void> {
  const response = await route.fetch()
  const { data }: { data: object } = await response.json()
  await route.fulfill({ response, json: { data: { ...data, siteUrl: SITE_URL } } })
}
