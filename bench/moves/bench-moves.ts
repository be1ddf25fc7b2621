import { type Browser, chromium, type Page } from 'playwright'
import type { BenchOptions, Findings } from '../bench.ts'
import { saySpread } from '../figures/say-figure.ts'
import { spreadOf } from '../figures/spread.ts'
import { table } from '../report/table.ts'
import { withClosing } from '../running/closing.ts'
import { findProgram } from '../running/find-program.ts'
import { openSiteWithContent } from '../running/open-site.ts'
import { startTlsFront } from '../running/tls-front.ts'

const SITE_PORT = 3191
const FRONT_PORT = 3192
const FROM = '/'
/** A page with a form, whose code a move needs as well, and one without; and what is in it once it is drawn. */
const TARGETS: readonly Target[] = [
  { path: '/contacts', sign: 'form[data-form]' },
  { path: '/help-center', sign: 'link[rel="canonical"][href$="/help-center"]' },
]
const RUNS = 9
/** Between pointing at a link and pressing it, as people do. */
const HESITATION_MS = 150
/** A phone's connection: round trip in ms, bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const FLAGS = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

interface Target {
  readonly path: string
  readonly sign: string
}

interface Way {
  readonly name: string
  readonly slow: boolean
  readonly savesData: boolean
  /** Visitors who want no motion get no view transition, which the others wait for. */
  readonly moves: boolean
  /** A whole page load, as without scripts: what moves are compared with. */
  readonly asDocument: boolean
}

interface Move {
  /** Milliseconds from the press to the first frame with the new heading. */
  readonly shown: number
  /** Requests for a page's data and code after pointing and before pressing. */
  readonly fetchedAhead: number
}

const MOVE: Way = { name: 'move', slow: false, savesData: false, moves: true, asDocument: false }

const WAYS: readonly Way[] = [
  MOVE,
  { ...MOVE, name: 'move, reduced motion', moves: false },
  { ...MOVE, name: 'page load', asDocument: true },
  { ...MOVE, name: 'move, slow 4G', slow: true },
  { ...MOVE, name: 'move, slow 4G, reduced motion', slow: true, moves: false },
  { ...MOVE, name: 'move, slow 4G, saving data', slow: true, savesData: true },
  { ...MOVE, name: 'page load, slow 4G', slow: true, asDocument: true },
]

/** How long a visitor waits between pressing a link and seeing the page, and what pointing at a link fetches. */
export function benchMoves({ runs = RUNS }: BenchOptions): Promise<Findings> {
  return withClosing(async (closing) => {
    await openSiteWithContent(closing, {
      PORT: String(SITE_PORT),
      SITE_URL: `https://localhost:${FRONT_PORT}`,
    })
    const front = closing.add(await startTlsFront(FRONT_PORT, SITE_PORT), ({ close }) => close())
    const executablePath = findProgram(['chromium', 'google-chrome'], 'install the package chromium.')
    const browser = await chromium.launch({ executablePath, args: [...FLAGS, front.trustFlag] })
    closing.add(browser, (launched) => launched.close())
    const measured: Measured[] = TARGETS.flatMap((to) => WAYS.map((way) => ({ to, way, moves: [] })))
    for (let run = 0; run < runs; run++)
      for (const { to, way, moves } of measured) moves.push(await move(browser, front.url, to, way))
    return { title: 'Moves', text: describe(measured, runs), versions: { Chromium: browser.version() } }
  })
}

async function move(browser: Browser, url: string, to: Target, way: Way): Promise<Move> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: way.moves ? 'no-preference' : 'reduce',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: way.savesData })
  await page.goto(url + FROM)
  if (!way.asDocument) await wake(page)
  if (way.slow) await session.send('Network.emulateNetworkConditions', SLOW_4G)
  const asked: string[] = []
  page.on('request', (request) => isFetchedForMoves(request.url()) && asked.push(request.url()))
  const link = page.getByRole('contentinfo').locator(`a[href="${to.path}"]`).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  asked.length = 0
  const box = await link.boundingBox()
  if (!box) throw new Error(`There is no link to ${to.path}.`)
  if (way.asDocument) await page.evaluate(stopScriptsFromMoving)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(HESITATION_MS)
  const fetchedAhead = asked.length
  const shown = await press(page, to)
  await context.close()
  return { shown, fetchedAhead }
}

/** What React Router asks a page's data with, and code. */
function isFetchedForMoves(url: string): boolean {
  return /\.(?:data|js)$/.test(new URL(url).pathname)
}

/** The page's scripts wait for a first touch; then React takes the page over and keeps the footer for the session. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await page.waitForFunction(() => sessionStorage.getItem('footer') !== null)
  await page.waitForLoadState('networkidle')
}

/** Links then do what links do. */
function stopScriptsFromMoving(): void {
  addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true })
}

/** Both ends are taken by the page's own clock: the press, and the first frame that shows the other page. */
async function press(page: Page, { path, sign }: Target): Promise<number> {
  await page.evaluate(watchForPage, sign)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForURL(`**${path}`)
  return page.evaluate(whenShown)
}

/** Writes down when the link was pressed, and when the page was drawn: with its form, if it has one. */
function watchForPage(sign: string): void {
  addEventListener(
    'pointerdown',
    () => sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now())),
    { capture: true, once: true },
  )
  const watch = new MutationObserver(() => {
    if (!document.querySelector(sign)) return
    watch.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => sessionStorage.setItem('shown', String(performance.timeOrigin + performance.now()))),
    )
  })
  watch.observe(document, { childList: true, subtree: true, attributes: true })
}

/** A new document is shown by its first paint; a move by the frame that was written down. */
async function whenShown(): Promise<number> {
  const pressed = Number(sessionStorage.getItem('pressed'))
  for (let frame = 0; frame < 600; frame++) {
    const shown = sessionStorage.getItem('shown')
    if (shown !== null) return Number(shown) - pressed
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    if (performance.timeOrigin > pressed && painted !== undefined)
      return performance.timeOrigin + painted - pressed
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  throw new Error('The page moved to was not drawn within ten seconds.')
}

interface Measured {
  readonly to: Target
  readonly way: Way
  readonly moves: Move[]
}

function describe(measured: readonly Measured[], runs: number): string {
  const rows = measured.map(({ to, way, moves }) => [
    to.path,
    way.name,
    saySpread(spreadOf(moves.map(({ shown }) => shown))),
    saySpread(spreadOf(moves.map(({ fetchedAhead }) => fetchedAhead))),
  ])
  return [
    `From home through HTTP/2 and TLS, by a link in the footer that is pointed at ${HESITATION_MS} ms before it is pressed; medians of ${runs}. Slow 4G: 150 ms round trip, 1.6 Mbit/s, applied to the move alone. Shown: from the press to the frame with the new page, its form included; without a graphics card, as here, a view transition costs more than it does elsewhere. Fetched ahead: requests for the page's data and code between pointing and pressing; with data saving on there must be none; before a page load it is what the first pointer wakes.`,
    table(['to', 'way', 'shown after ms', 'requests fetched ahead'], rows),
  ].join('\n\n')
}
