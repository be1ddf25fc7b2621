import { expect } from 'vitest'
import { click, fill, isShown, waitUntil, waitUntilShown } from './act.ts'
import { KEYS, type TestBrowser } from './test-browser.ts'

type Journey = (browser: TestBrowser, site: string) => Promise<void>

const GROUP = { css: 'nav[aria-label="Main"] summary', text: 'Partners' }
const BANKS = { css: 'nav[aria-label="Main"] a', text: 'Banks' }
const LOADING = { css: 'progress.navigation-progress' }
const PANEL = { css: '[data-form-sent="contact"]' }

/** Players of other sites may complain, e.g. without a network; Chromium remarks on a page that does not exist. */
export const EXPECTED_ERRORS = /youtube|status of 404 .*\/(?:404|no-such-job)\)$/iu

/** What must work in every browser. Each starts from an empty storage. */
export const SMOKE_JOURNEYS: Readonly<Record<string, Journey>> = {
  'shows a page, and scripts start when the visitor does something': async (browser, site) => {
    await browser.open(`${site}/`)
    await browser.evaluate('sessionStorage.clear()')
    expect(await browser.evaluate('document.querySelector("h1").textContent')).toBe(
      'The wallet that pays you back.',
    )
    await activate(browser)
  },

  'skips to the content, first of all': async (browser, site) => {
    await openActive(browser, `${site}/about-us`)
    await browser.type(KEYS.tab)
    await waitUntil(browser, 'document.activeElement?.matches(".skip-link")')
    await waitUntilShown(browser, { css: '.skip-link', text: 'Skip to content' })
    await browser.type(KEYS.enter)
    await waitUntil(browser, 'document.activeElement === document.querySelector("main")')
  },

  'shows a page for an address that does not exist, and leads back': async (browser, site) => {
    await openActive(browser, `${site}/no-such-page`)
    expect(await browser.evaluate('location.pathname')).toBe('/404')
    await browser.open(`${site}/careers/no-such-job`)
    expect(await browser.evaluate('location.pathname')).toBe('/careers/no-such-job')
    const heading = 'document.querySelector("h1").textContent'
    expect(await browser.evaluate(heading)).toBe('We can’t find that page.')
    await activate(browser)
    await click(browser, { css: 'main a[href="/"]' })
    await waitUntil(browser, 'location.pathname === "/"')
    await waitUntil(browser, `${heading} === 'The wallet that pays you back.'`)
  },

  'opens a group of the menu, and closes it with Escape': async (browser, site) => {
    await openActive(browser, `${site}/`)
    await click(browser, GROUP)
    await waitUntilShown(browser, BANKS)
    await browser.type(KEYS.escape)
    await expect.poll(() => isShown(browser, BANKS)).toBe(false)
  },

  'navigates without loading the document again, with title and focus': async (browser, site) => {
    await openActive(browser, `${site}/`)
    await browser.evaluate('(window.isSame = true)')
    await goToBanks(browser)
    expect(await browser.evaluate('window.isSame')).toBe(true)
    await waitUntil(browser, 'document.activeElement === document.querySelector("h1")')
    expect(await browser.evaluate('document.title')).toBe('Beam Wallet for banks')
  },

  'goes back to where the visitor was': async (browser, site) => {
    await openActive(browser, `${site}/`)
    await click(browser, { css: 'main a', text: 'See open positions' })
    await waitUntil(browser, 'location.pathname === "/careers" && scrollY === 0')
    await browser.back()
    await waitUntil(browser, 'location.pathname === "/" && scrollY > 800')
    await waitUntilShown(browser, { css: 'main a', text: 'See open positions' })
  },

  'follows a link that is pressed while pages fade into each other': async (browser, site) => {
    await openActive(browser, `${site}/`, TRANSITIONS)
    await browser.evaluate(`document.adoptedStyleSheets.push(${SLOW_FADING})`)
    await goToBanks(browser)
    await waitUntil(browser, 'document.title === "Beam Wallet for banks"')
    // A browser too slow for the snapshot shows the new page at once (limit-view-transitions.ts).
    const isFading = await browser.evaluate(IS_FADING)
    await browser.evaluate(NOTE_PRESSED)
    await click(browser, { css: 'header a', text: 'Contact us' })
    await waitUntil(browser, 'location.pathname === "/contacts"')
    if (isFading) expect(await browser.evaluate('window.pressed')).toBe('HTML')
  },

  'says that a page is loading, until it is there': async (browser, site) => {
    await openActive(browser, `${site}/`)
    await browser.evaluate(HOLD_DATA)
    await click(browser, GROUP)
    await click(browser, BANKS)
    await waitUntil(browser, 'document.querySelector("main[aria-busy=true]")')
    expect(await isShown(browser, LOADING)).toBe(true)
    expect(await browser.evaluate('location.pathname')).toBe('/')
    await browser.evaluate('window.releaseData()')
    await waitUntil(browser, 'location.pathname === "/banks"')
    await waitUntil(browser, '!document.querySelector("[aria-busy]")')
    expect(await isShown(browser, LOADING)).toBe(false)
  },

  'opens one question at a time': async (browser, site) => {
    await openActive(browser, `${site}/local-store`)
    const openQuestions = 'document.querySelectorAll(".accordion details[open]").length'
    await click(browser, { css: '.accordion details:nth-of-type(2) summary' })
    await waitUntil(browser, 'document.querySelector(".accordion details:nth-of-type(2)").open')
    expect(await browser.evaluate(openQuestions)).toBe(1)
    await click(browser, { css: '.accordion details:nth-of-type(2) summary' })
    await waitUntil(browser, `${openQuestions} === 0`)
  },

  'asks about cookies once, and stores the answer': async (browser, site) => {
    await browser.open(`${site}/banks`)
    await browser.evaluate('localStorage.clear()')
    await browser.open(`${site}/contacts`)
    // Before it is left: Firefox reports the scripts whose loading ends with the page.
    await activate(browser)
    const decline = { css: '#cookie-consent button', text: 'Decline' }
    await click(browser, decline)
    await expect.poll(() => isShown(browser, decline)).toBe(false)
    expect(await browser.evaluate('localStorage.getItem("cookie-consent")')).toContain('declined')
    await browser.open(`${site}/banks`)
    expect(await isShown(browser, decline)).toBe(false)
  },

  'plays a video in a dialog, and closes it with Escape': async (browser, site) => {
    await openActive(browser, `${site}/`)
    await click(browser, { css: 'main a[data-video]' })
    await waitUntil(browser, 'document.querySelector(".video-dialog").open')
    expect(await browser.evaluate('document.querySelector(".video-dialog iframe").src')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
    )
    await click(browser, { css: '.video-dialog [data-close-video]' })
    await waitUntil(browser, '!document.querySelector(".video-dialog").open')
    expect(await browser.evaluate('document.querySelector(".video-dialog iframe") === null')).toBe(true)
  },

  'reports what is wrong with a form, and moves the focus there': async (browser, site) => {
    await openActive(browser, `${site}/contacts`)
    await click(browser, { css: 'form[data-form="contact"] button[type="submit"]' })
    await waitUntil(browser, 'document.activeElement?.matches(".error-summary")')
    expect(await browser.evaluate('document.querySelectorAll(".error-summary li").length')).toBe(6)
    expect(await browser.evaluate('document.title')).toMatch(/^Error: /)
  },

  'sends a form, and says thanks with a reference': async (browser, site) => {
    await openActive(browser, `${site}/contacts`)
    for (const [name, text] of ANSWERS) await fill(browser, { css: `[name="${name}"]` }, text)
    for (const name of ['termsAgreed', 'consentGiven']) await click(browser, { css: `input[name="${name}"]` })
    await click(browser, { css: 'form[data-form="contact"] button[type="submit"]' })
    await waitUntilShown(browser, PANEL)
    expect(
      await browser.evaluate(`document.querySelector('${PANEL.css} .reference dd').textContent`),
    ).toMatch(/^BW-[A-Z0-9]{4}-[A-Z0-9]{5}$/)
  },

  'calculates cashback as a slider moves': async (browser, site) => {
    await openActive(browser, `${site}/pay-in-store`)
    const result = 'document.querySelector(".calculator-result strong").textContent'
    const before = await browser.evaluate<string>(result)
    await browser.evaluate('document.querySelector(".calculator input[type=range]").focus()')
    await browser.type(KEYS.arrowRight)
    await expect.poll(() => browser.evaluate<string>(result)).not.toBe(before)
  },
}

/** So that no machine is too slow to press a link meanwhile. */
const SLOW_FADING = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('::view-transition-old(root), ::view-transition-new(root) { animation-duration: 60s }')
  return sheet
})()`

/**
 * For a browser without view transitions: until the transition is skipped, presses hit the document element, as they
 * hit the snapshots of a real one.
 */
const TRANSITIONS = `Boolean(document.startViewTransition ??= (update) => {
  const { promise: finished, resolve } = Promise.withResolvers()
  document.body.style.pointerEvents = 'none'
  const updated = Promise.resolve().then(update)
  const skipTransition = () => {
    document.body.style.pointerEvents = ''
    resolve()
  }
  return { updateCallbackDone: updated, ready: updated, finished, skipTransition }
})`

/** A real fade, or that of the stand-in (TRANSITIONS). */
const IS_FADING = `document.body.style.pointerEvents === 'none' ||
  document.getAnimations().some(({ effect }) => effect?.pseudoElement?.startsWith('::view-transition'))`

const NOTE_PRESSED = `addEventListener('pointerdown', ({ target }) => (window.pressed = target.tagName), {
  capture: true,
  once: true,
})`

/** Requests for the data of pages wait until `releaseData` is called. */
const HOLD_DATA = `(() => {
  const { fetch } = window
  const { promise: released, resolve: releaseData } = Promise.withResolvers()
  window.fetch = async (...request) => {
    if (String(request[0].url ?? request[0]).includes('.data')) await released
    return fetch(...request)
  }
  window.releaseData = releaseData
})()`

const ANSWERS = [
  ['firstName', 'Ana'],
  ['lastName', 'Silva'],
  ['email', 'ana@example.com'],
  ['message', 'Do you offer internships?'],
] as const

/**
 * Opens a page with the cookie question answered, and waits until its scripts run.
 *
 * @param preparation an expression for the page, before they run
 */
export async function openActive(browser: TestBrowser, address: string, preparation = 'true'): Promise<void> {
  await browser.open(address)
  await browser.evaluate(
    '(localStorage.clear(), sessionStorage.clear(), localStorage.setItem("cookie-consent", "declined"))',
  )
  await browser.open(address)
  await browser.evaluate('sessionStorage.removeItem("footer")')
  await browser.evaluate(preparation)
  await activate(browser)
}

/** React stores the footer when it has hydrated the page. */
async function activate(browser: TestBrowser): Promise<void> {
  await browser.move(4, 300)
  await browser.move(8, 310)
  await waitUntil(browser, 'sessionStorage.getItem("footer") !== null')
  await waitUntil(browser, '!document.documentElement.dataset.rendering')
}

async function goToBanks(browser: TestBrowser): Promise<void> {
  await click(browser, GROUP)
  await click(browser, BANKS)
  await waitUntil(browser, 'location.pathname === "/banks"')
}
