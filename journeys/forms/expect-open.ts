import { type Page, expect } from '@playwright/test'
import { axeViolations } from '../support/axe-violations.ts'
import { clippedText } from '../support/clipped-text.ts'

const NARROW = { width: 320, height: 800 }

/** That the form's page, in the state it is in, is open to everybody: wide and light, and on the smallest window in the dark. */
export async function expectOpen(page: Page, state: string): Promise<void> {
  const size = page.viewportSize() ?? NARROW
  expect.soft(await axeViolations(page, 'main'), `${state}, wide, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(NARROW)
  expect.soft(await axeViolations(page, 'main'), `${state}, narrow, dark`).toEqual([])
  expect.soft(await clippedText(page), `${state}, narrow`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(size)
}

/** The same for a page without scripts, where axe cannot run: judged in a page that shows the same markup. */
export async function expectOpenAsWritten(page: Page, state: string): Promise<void> {
  const markup = (await page.content()).replace(/<script\b[\s\S]*?<\/script>/g, '')
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: true })
  const twin = await context.newPage()
  await twin.setContent(markup.replace('<head>', `<head><base href="${page.url()}">`))
  await expectOpen(twin, state)
  await context.close()
}
