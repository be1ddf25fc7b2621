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
const TO = '/contacts'
const RUNS = 9
/** Between pointing at a link and pressing it, as people do. */
const HESITATION_MS = 150
/** A phone's connection: round trip in ms, bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 }
const FLAGS = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

interface Way {
  readonly name: string
  readonly slow: boolean
  readonly savesData: boolean
  /** A whole page load, as without scripts: what moves are compared with. */
  readonly asDocument: boolean
}

interface Move {
  /** Milliseconds from the press to the first frame with the new heading. */
  readonly shown: number
  /** Requests for a page's data after pointing and before pressing. */
  readonly fetchedAhead: number
}

const WAYS: readonly Way[] = [
  { name: 'move', slow: false, savesData: false, asDocument: false },
  { name: 'move, slow 4G', slow: true, savesData: false, asDocument: false },
  { name: 'move, slow 4G, saving data', slow: true, savesData: true, asDocument: false },
  { name: 'page load, slow 4G', slow: true, savesData: false, asDocument: true },
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
    const browser = await chromium.launch({ executablePath, args: FLAGS })
    closing.add(browser, (launched) => launched.close())
    const moves = new Map<Way, Move[]>(WAYS.map((way) => [way, []]))
    for (let run = 0; run < runs; run++)
      for (const way of WAYS) moves.get(way)?.push(await move(browser, front.url, way))
    return { title: 'Moves', text: describe(moves, runs), versions: { Chromium: browser.version() } }
  })
}

async function move(browser: Browser, url: string, way: Way): Promise<Move> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: way.savesData })
  await page.goto(url + FROM)
  if (!way.asDocument) await wake(page)
  if (way.slow) await session.send('Network.emulateNetworkConditions', SLOW_4G)
  const asked: string[] = []
  page.on('request', (request) => isFetchedForMoves(request.url()) && asked.push(request.url()))
  const link = page.getByRole('contentinfo').locator(`a[href="${TO}"]`).first()
  await link.scrollIntoViewIfNeeded()
  asked.length = 0
  const box = await link.boundingBox()
  if (!box) throw new Error(`There is no link to ${TO}.`)
  if (way.asDocument) await page.evaluate(stopScriptsFromMoving)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(HESITATION_MS)
  const fetchedAhead = asked.length
  const shown = await press(page)
  await context.close()
  return { shown, fetchedAhead }
}

/** What React Router asks a page's data with. */
function isFetchedForMoves(url: string): boolean {
  return new URL(url).pathname.endsWith('.data')
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
async function press(page: Page): Promise<number> {
  await page.evaluate(watchForForm)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForURL(`**${TO}`)
  await page.waitForFunction(() => document.querySelector('form[data-form]') !== null)
  return page.evaluate(whenShown)
}

/** Writes down when the link was pressed, and when the form that was not there was drawn. */
function watchForForm(): void {
  addEventListener(
    'pointerdown',
    () => sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now())),
    { capture: true, once: true },
  )
  const watch = new MutationObserver(() => {
    if (!document.querySelector('form[data-form]')) return
    watch.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => sessionStorage.setItem('shown', String(performance.timeOrigin + performance.now()))),
    )
  })
  watch.observe(document, { childList: true, subtree: true })
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

function describe(moves: ReadonlyMap<Way, readonly Move[]>, runs: number): string {
  const rows = [...moves].map(([{ name }, measured]) => [
    name,
    saySpread(spreadOf(measured.map(({ shown }) => shown))),
    saySpread(spreadOf(measured.map(({ fetchedAhead }) => fetchedAhead))),
  ])
  return [
    `From home to contacts through HTTP/2 and TLS, by a link in the footer that is pointed at ${HESITATION_MS} ms before it is pressed; medians of ${runs}. Slow 4G: 150 ms round trip, 1.6 Mbit/s, applied to the move alone. Shown: from the press to the frame with the new page. Fetched ahead: requests for the page between pointing and pressing; with data saving on there must be none.`,
    table(['way', 'shown after ms', 'requests fetched ahead'], rows),
  ].join('\n\n')
}
