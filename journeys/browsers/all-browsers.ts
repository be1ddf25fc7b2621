import { findProgram } from './find-program.ts'
import { startChromium } from './start-chromium.ts'
import { startFirefox } from './start-firefox.ts'
import { startWebKit } from './start-webkit.ts'
import type { TestBrowser } from './test-browser.ts'

/** A browser in which the smoke journeys run. */
interface Browser {
  /** Its name, and where it is not installed, how to get it: the summary of a run shows that. */
  readonly title: string
  /** Its path, or that of its driver; null when it is not installed. */
  readonly program: string | null
  readonly start: (program: string) => Promise<TestBrowser>
}

export const CHROMIUM =
  process.env['CHROMIUM_PATH'] ||
  findProgram('chromium-headless-shell', 'chromium', 'google-chrome', 'chrome')
const FIREFOX = process.env['FIREFOX_PATH'] || findProgram('firefox-esr', 'firefox')
const WEBKIT_DRIVER =
  process.env['WEBKIT_DRIVER_PATH'] ||
  findProgram('WebKitWebDriver', '/usr/lib/*/webkit2gtk-*/WebKitWebDriver')
const HAS_DISPLAY = Boolean(process.env['DISPLAY']) || findProgram('Xvfb') !== null

export const ALL_BROWSERS: readonly Browser[] = [
  browser('Chromium', CHROMIUM, startChromium, 'install chromium, or set CHROMIUM_PATH'),
  browser('Firefox', FIREFOX, startFirefox, 'install firefox-esr, or set FIREFOX_PATH'),
  browser(
    'WebKit',
    HAS_DISPLAY ? WEBKIT_DRIVER : null,
    startWebKit,
    'install webkit2gtk-driver and xvfb, or set WEBKIT_DRIVER_PATH',
  ),
]

function browser(name: string, program: string | null, start: Browser['start'], advice: string): Browser {
  return { title: program === null ? `${name} is missing: ${advice}` : name, program, start }
}
