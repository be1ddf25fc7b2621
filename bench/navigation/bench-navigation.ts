import { type Browser, chromium, type Page } from 'playwright'
import type { BenchOptions, BenchReport } from '../bench.ts'
import { formatSummary } from '../statistics/format-number.ts'
import { summarize } from '../statistics/summary.ts'
import { table } from '../report/table.ts'
import { withCleanup } from '../processes/with-cleanup.ts'
import { findProgram } from '../processes/find-program.ts'
import { startSiteWithContent } from '../processes/start-site.ts'
import { startTlsProxy } from '../processes/tls-proxy.ts'

const SITE_PORT = 3191
const PROXY_PORT = 3192
const FROM = '/'
/** A page with a form, which needs more code, and one without; the selector matches once the page is rendered. */
const TARGETS: readonly Target[] = [
  { path: '/contacts', selector: 'form[data-form]' },
  { path: '/help-center', selector: 'link[rel="canonical"][href$="/help-center"]' },
]
const RUNS = 9
/** Time between pointing at a link and pressing it. */
const HOVER_MS = 150
/** A phone's connection: latency in ms, throughput in bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const FLAGS = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

interface Target {
  readonly path: string
  readonly selector: string
}

interface Scenario {
  readonly name: string
  readonly slow: boolean
  readonly saveData: boolean
  /** False: reduced motion, which skips the view transition. */
  readonly motion: boolean
  /** A full page load, as without scripts, for comparison. */
  readonly fullLoad: boolean
}

interface Navigation {
  /** Milliseconds from the press to the first frame with the new page. */
  readonly shown: number
  /** Requests for data and code of a page between pointing and pressing. */
  readonly prefetched: number
}

const BASE_SCENARIO: Scenario = {
  name: 'client navigation',
  slow: false,
  saveData: false,
  motion: true,
  fullLoad: false,
}

const SCENARIOS: readonly Scenario[] = [
  BASE_SCENARIO,
  { ...BASE_SCENARIO, name: 'client navigation, reduced motion', motion: false },
  { ...BASE_SCENARIO, name: 'full page load', fullLoad: true },
  { ...BASE_SCENARIO, name: 'client navigation, slow 4G', slow: true },
  { ...BASE_SCENARIO, name: 'client navigation, slow 4G, reduced motion', slow: true, motion: false },
  { ...BASE_SCENARIO, name: 'client navigation, slow 4G, data saver', slow: true, saveData: true },
  { ...BASE_SCENARIO, name: 'full page load, slow 4G', slow: true, fullLoad: true },
]

/** How long a visitor waits between pressing a link and seeing the page, and what is prefetched on hover. */
export function benchNavigation({ runs = RUNS }: BenchOptions): Promise<BenchReport> {
  return withCleanup(async (cleanup) => {
    await startSiteWithContent(cleanup, {
      PORT: String(SITE_PORT),
      SITE_URL: `https://localhost:${PROXY_PORT}`,
    })
    const proxy = cleanup.add(await startTlsProxy(PROXY_PORT, SITE_PORT), ({ close }) => close())
    const executablePath = findProgram(['chromium', 'google-chrome'], 'install the package chromium.')
    const browser = await chromium.launch({ executablePath, args: [...FLAGS, proxy.trustFlag] })
    cleanup.add(browser, (launched) => launched.close())
    const measured: Measured[] = TARGETS.flatMap((to) =>
      SCENARIOS.map((scenario) => ({ to, scenario, navigations: [] })),
    )
    for (let run = 0; run < runs; run++)
      for (const { to, scenario, navigations } of measured)
        navigations.push(await navigate(browser, proxy.url, to, scenario))
    return { title: 'Navigation', text: describe(measured, runs), versions: { Chromium: browser.version() } }
  })
}

async function navigate(browser: Browser, url: string, to: Target, scenario: Scenario): Promise<Navigation> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: scenario.motion ? 'no-preference' : 'reduce',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: scenario.saveData })
  await page.goto(url + FROM)
  if (!scenario.fullLoad) await activateDeferredScripts(page)
  if (scenario.slow) await session.send('Network.emulateNetworkConditions', SLOW_4G)
  const requested: string[] = []
  page.on('request', (request) => isRouteRequest(request.url()) && requested.push(request.url()))
  const link = page.getByRole('contentinfo').locator(`a[href="${to.path}"]`).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  requested.length = 0
  const box = await link.boundingBox()
  if (!box) throw new Error(`There is no link to ${to.path}.`)
  if (scenario.fullLoad) await page.evaluate(disableClientNavigation)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(HOVER_MS)
  const prefetched = requested.length
  const shown = await pressLink(page, to)
  await context.close()
  return { shown, prefetched }
}

/** Whether React Router requests the URL for a client-side navigation: data or code. */
function isRouteRequest(url: string): boolean {
  return /\.(?:data|js)$/.test(new URL(url).pathname)
}

/** Scripts are deferred until the first interaction; React stores the footer in sessionStorage once it has hydrated. */
async function activateDeferredScripts(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.waitForFunction(() => sessionStorage.getItem('footer') !== null)
  await page.waitForLoadState('networkidle')
}

/** Makes links load full pages. */
function disableClientNavigation(): void {
  addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true })
}

/** Both times come from the page's own clock: the press, and the first frame with the new page. */
async function pressLink(page: Page, { path, selector }: Target): Promise<number> {
  await page.evaluate(recordTimes, selector)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForURL(`**${path}`)
  return page.evaluate(timeToShown)
}

/** Records when the link was pressed and when the new page was rendered, with its form if it has one. */
function recordTimes(selector: string): void {
  addEventListener(
    'pointerdown',
    () => sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now())),
    { capture: true, once: true },
  )
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => sessionStorage.setItem('shown', String(performance.timeOrigin + performance.now()))),
    )
  })
  observer.observe(document, { childList: true, subtree: true, attributes: true })
}

/** For a new document, its first paint; for a client-side navigation, the recorded frame. */
async function timeToShown(): Promise<number> {
  const pressed = Number(sessionStorage.getItem('pressed'))
  for (let frame = 0; frame < 600; frame++) {
    const shown = sessionStorage.getItem('shown')
    if (shown !== null) return Number(shown) - pressed
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    if (performance.timeOrigin > pressed && painted !== undefined)
      return performance.timeOrigin + painted - pressed
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  throw new Error('The page was not rendered within ten seconds.')
}

interface Measured {
  readonly to: Target
  readonly scenario: Scenario
  readonly navigations: Navigation[]
}

function describe(measured: readonly Measured[], runs: number): string {
  const rows = measured.map(({ to, scenario, navigations }) => [
    to.path,
    scenario.name,
    formatSummary(summarize(navigations.map(({ shown }) => shown))),
    formatSummary(summarize(navigations.map(({ prefetched }) => prefetched))),
  ])
  return [
    `From home through HTTP/2 and TLS, by a link in the footer that is hovered ${HOVER_MS} ms before it is pressed; medians of ${runs}. Slow 4G: 150 ms latency, 1.6 Mbit/s, for the navigation only. Shown: from the press to the frame with the new page, including its form; without a GPU, as here, a view transition takes longer than usual. Prefetched: requests for the page's data and code between hover and press; none are allowed in data saver mode; before a full page load these are the deferred scripts.`,
    table(['to', 'scenario', 'shown after ms', 'requests prefetched'], rows),
  ].join('\n\n')
}
