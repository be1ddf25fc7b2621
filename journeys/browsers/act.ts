import { expect } from 'vitest'
import type { TestBrowser } from './test-browser.ts'

/** An element by CSS selector and, where that is not enough, by its text. */
export interface Target {
  readonly css: string
  readonly text?: string
}

/** An expression for the element that a person could see and press; undefined: there is none. */
function find({ css, text }: Target): string {
  const hasText = text === undefined ? 'true' : `element.textContent.trim() === ${JSON.stringify(text)}`
  return `[...document.querySelectorAll(${JSON.stringify(css)})].find((element) => ${hasText} && element.checkVisibility({ visibilityProperty: true }))`
}

/** Waits until an expression is true in the page. */
export async function waitUntil(browser: TestBrowser, expression: string): Promise<void> {
  await expect
    .poll(() => browser.evaluate<boolean>(`Boolean(${expression})`), { message: expression })
    .toBe(true)
}

export async function isShown(browser: TestBrowser, target: Target): Promise<boolean> {
  return browser.evaluate(`${find(target)} !== undefined`)
}

export async function waitUntilShown(browser: TestBrowser, target: Target): Promise<void> {
  await waitUntil(browser, `${find(target)} !== undefined`)
}

/** Scrolls an element into the middle of the window and presses it where nothing covers it. */
export async function click(browser: TestBrowser, target: Target): Promise<void> {
  await waitUntilShown(browser, target)
  await expect.poll(() => middleOf(browser, target), { message: JSON.stringify(target) }).not.toBeNull()
  const point = await middleOf(browser, target)
  await browser.click(point?.x ?? 0, point?.y ?? 0)
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Null while the element moves or is covered. */
function middleOf(browser: TestBrowser, target: Target): Promise<Point | null> {
  return browser.evaluate(`(() => {
    const element = ${find(target)}
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const point = { x: x + width / 2, y: y + height / 2 }
    const hit = document.elementFromPoint(point.x, point.y)
    return hit && (element.contains(hit) || hit.contains(element)) ? point : null
  })()`)
}

/** Presses a text field and types into it. */
export async function fill(browser: TestBrowser, target: Target, text: string): Promise<void> {
  await click(browser, target)
  await browser.type(text)
}
