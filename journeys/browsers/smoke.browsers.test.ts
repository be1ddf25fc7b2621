import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ContentServiceStandIn,
  startContentServiceStandIn,
} from '../../website/app/content/testing/content-service-stand-in.ts'
import { startSite, type Site } from '../support/start-site.ts'
import { findProgram } from './find-program.ts'
import { SMOKE_JOURNEYS } from './smoke-journeys.ts'
import { startChromium } from './start-chromium.ts'
import { startFirefox } from './start-firefox.ts'
import { startWebKit } from './start-webkit.ts'
import type { TestBrowser } from './test-browser.ts'

const chromium = process.env['CHROMIUM_PATH'] || findProgram('chromium', 'google-chrome', 'chrome')
const firefox = process.env['FIREFOX_PATH'] || findProgram('firefox-esr', 'firefox')
const webKit =
  process.env['WEBKIT_DRIVER_PATH'] ||
  findProgram('WebKitWebDriver', '/usr/lib/*/webkit2gtk-*/WebKitWebDriver')
const hasDisplay = Boolean(process.env['DISPLAY']) || findProgram('Xvfb') !== null

const BROWSERS = [
  {
    name: 'Chromium',
    program: chromium,
    start: startChromium,
    advice: 'install chromium, or set CHROMIUM_PATH',
  },
  {
    name: 'Firefox',
    program: firefox,
    start: startFirefox,
    advice: 'install firefox-esr, or set FIREFOX_PATH',
  },
  {
    name: 'WebKit',
    program: hasDisplay ? webKit : null,
    start: startWebKit,
    advice: 'install webkit2gtk-driver and xvfb, or set WEBKIT_DRIVER_PATH',
  },
]

for (const { name, program, advice } of BROWSERS)
  if (!program) process.stderr.write(`Skipped: ${name} is missing (${advice})\n`)

/** Players of other sites may complain in the console, e.g. without a network. */
const OF_OTHERS = /youtube/iu

describe.each(BROWSERS)('$name', ({ program, start }) => {
  let browser: TestBrowser
  let site: Site
  let contentService: ContentServiceStandIn

  beforeAll(async () => {
    if (!program) return
    contentService = await startContentServiceStandIn()
    site = await startSite({ env: { CONTENT_SERVICE_URL: contentService.url } })
    browser = await start(program)
  })

  afterAll(async () => {
    await browser?.close()
    await site?.stop()
    await contentService?.close()
  })

  test.skipIf(!program).each(Object.entries(SMOKE_JOURNEYS))('%s', async (_name, journey) => {
    const before = browser.consoleErrors()?.length ?? 0
    await journey(browser, site.url)
    const errors = browser.consoleErrors()?.slice(before) ?? []
    expect(errors.filter((error) => !OF_OTHERS.test(error))).toEqual([])
  })
})
