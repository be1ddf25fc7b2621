import { chromium } from '@playwright/test'
import { KEYS, WINDOW, type TestBrowser } from './test-browser.ts'

const NAMES_OF_KEYS = new Map<string, string>([
  [KEYS.enter, 'Enter'],
  [KEYS.tab, 'Tab'],
  [KEYS.escape, 'Escape'],
  [KEYS.arrowRight, 'ArrowRight'],
])

/** @param more further arguments of the program */
export async function startChromium(
  executablePath: string,
  more: readonly string[] = [],
): Promise<TestBrowser> {
  const args = ['--no-sandbox', '--disable-gpu', ...more]
  const browser = await chromium.launch({ executablePath, args })
  const page = await browser.newPage({ viewport: WINDOW })
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  return {
    async open(address) {
      await page.goto(address)
    },
    async back() {
      await page.goBack()
    },
    evaluate: (expression) => page.evaluate(expression),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    async type(text) {
      const key = NAMES_OF_KEYS.get(text)
      await (key === undefined ? page.keyboard.type(text) : page.keyboard.press(key))
    },
    consoleErrors: () => errors,
    close: () => browser.close(),
  }
}
