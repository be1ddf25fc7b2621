import { type Locator, type Page, expect } from '@playwright/test'
import { test } from '../support/journey.ts'
import { controlOf, expectFilled, errorTargetOf } from './fill-fields.ts'
import { ALL_CASES } from './cases/all-cases.ts'
import { contact } from './cases/contact.ts'
import { summaryOf } from './expect-field-errors.ts'
import { expectThanks } from './expect-thanks.ts'
import { mainButtonLabel } from './fill-form.ts'
import { type AnswerCase, answersOf } from './form-case.ts'
import { openForm } from './open-form.ts'
import { SAMPLE_PDF } from './sample-pdf.ts'

/** More tab stops than lie between one control and the next: the review has a button for each answer. */
const MAX_TABS = 60
/** More radio buttons than the largest group has. */
const MAX_RADIOS = 10
const FILE_CHOOSER_TIMEOUT_MS = 60_000
const TIME = /^\d\d:\d\d$/

for (const formCase of ALL_CASES) {
  test(`T25: ${formCase.title}: can be filled in and sent by keyboard alone`, async ({ page }) => {
    interceptFileChoosers(page)
    const form = await openForm(page, formCase)
    await skipToContent(page)
    for (const answer of answersOf(formCase)) {
      await tabTo(page, tabStopOf(form, answer))
      await fillByKeyboard(page, form, answer, { everyKey: formCase === contact })
      await expectFilled(form, answer)
    }
    await pressButtonByKeyboard(page, form, mainButtonLabel(formCase))
    if (formCase.guided) await pressButtonByKeyboard(page, form, formCase.send)
    await expectThanks(page, formCase)
  })
}

test('the error summary leads to the fields by keyboard', async ({ page }) => {
  const form = await openForm(page, contact)
  await form.getByLabel('First name').press('Enter')
  await expect(summaryOf(form)).toBeFocused()
  await tabTo(page, summaryOf(form).getByRole('link', { name: 'Valid email is required' }))
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Email')).toBeFocused()
})

async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
}

/** The control that Tab reaches; in a group, the checked radio button or the first. */
function tabStopOf(form: Locator, answer: AnswerCase): Locator {
  if (answer.kind !== 'radio') return controlOf(form, answer)
  const group = errorTargetOf(form, answer)
  return group.locator(':checked').or(group.getByRole('radio').first()).last()
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    await page.keyboard.press('Tab')
    if (await isFocused(target)) break
  }
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

async function pressButtonByKeyboard(page: Page, form: Locator, text: string): Promise<void> {
  await tabTo(page, form.getByRole('button', { name: text, exact: true }))
  await page.keyboard.press('Enter')
}

async function fillByKeyboard(
  page: Page,
  form: Locator,
  answer: AnswerCase,
  { everyKey }: { everyKey: boolean },
): Promise<void> {
  const control = controlOf(form, answer)
  if (answer.kind === 'text') return typeText(page, answer.value, everyKey)
  if (answer.kind === 'checkbox') return page.keyboard.press('Space')
  if (answer.kind === 'file') return chooseFileByKeyboard(page)
  if (answer.kind === 'select') return selectByKeyboard(page, control, answer.value)
  for (let press = 0; press < MAX_RADIOS && !(await control.isChecked()); press++)
    await page.keyboard.press('ArrowDown')
}

/** One form with every key; else the rest at once after the first one: a key for each took most of the time. */
async function typeText({ keyboard }: Page, value: string, everyKey: boolean): Promise<void> {
  if (TIME.test(value)) return keyboard.type(keysOf(value))
  if (everyKey) return keyboard.type(value)
  await keyboard.type(value.slice(0, 1))
  await keyboard.insertText(value.slice(1))
}

/** Evaluates once in the page, then presses keys: a check after each key made long lists slow. */
async function selectByKeyboard(page: Page, list: Locator, option: string): Promise<void> {
  const presses = await list.evaluate(optionsBetween, option)
  for (let press = 0; press < presses; press++) await page.keyboard.press('ArrowDown')
}

/** Runs in the page: how far the named option is below the selected one. Arrow keys skip disabled options. */
function optionsBetween(list: Element, option: string): number {
  const stops = [...(list as HTMLSelectElement).options].filter((it) => it.selected || !it.disabled)
  return stops.findIndex(({ text }) => text === option) - stops.findIndex(({ selected }) => selected)
}

/** A time is typed without its colon and with AM or PM, which some browsers expect. */
function keysOf(value: string): string {
  const [hours, minutes] = value.split(':')
  return `${hours}${minutes}${Number(hours) < 12 ? 'A' : 'P'}`
}

/**
 * Choosers are intercepted from the first listener on. Chromium prefers input to other messages: a key pressed just
 * after the listener was added would open the system's dialog, of which the test hears nothing.
 */
function interceptFileChoosers(page: Page): void {
  page.on('filechooser', () => undefined)
}

async function chooseFileByKeyboard(page: Page): Promise<void> {
  const opened = page.waitForEvent('filechooser', { timeout: FILE_CHOOSER_TIMEOUT_MS })
  await page.keyboard.press('Enter')
  await (await opened).setFiles(SAMPLE_PDF)
}
