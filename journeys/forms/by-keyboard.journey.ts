import { type Locator, type Page, expect } from '@playwright/test'
import { test } from '../support/journey.ts'
import { controlOf, expectGiven, markedBy } from './answering.ts'
import { ALL_CASES } from './cases/all-cases.ts'
import { contact } from './cases/contact.ts'
import { summaryOf } from './expect-refused.ts'
import { expectThanks } from './expect-thanks.ts'
import { goOnWords } from './filling-in.ts'
import { type AnswerCase, answersOf } from './form-case.ts'
import { openForm } from './open-form.ts'
import { PAPER } from './paper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** More stops than stand between one control and the next: links, "same as" buttons, what precedes a form. */
const MOST_TABS = 12
/** More than the longest group has. */
const MOST_RADIOS = 10

for (const of of ALL_CASES) {
  test(`T25: ${of.title}: is filled in and sent with the keyboard alone`, async ({ page }) => {
    const form = await openForm(page, of)
    await skipToContent(page)
    for (const answer of answersOf(of)) {
      await tabTo(page, stopOf(form, answer))
      await answerByKeys(page, form, answer)
      await expectGiven(form, answer)
    }
    await pressButton(page, form, goOnWords(of))
    if (of.guided) await pressButton(page, form, of.send)
    await expectThanks(page, of)
  })
}

test('the summary of errors leads to the fields by keyboard', async ({ page }) => {
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

/** Where Tab stops for an answer: of a group, at the chosen or the first of it. */
function stopOf(form: Locator, answer: AnswerCase): Locator {
  if (answer.kind !== 'choose') return controlOf(form, answer)
  const group = markedBy(form, answer)
  return group.locator(':checked').or(group.getByRole('radio').first()).last()
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab')
    if (await isFocused(target)) break
  }
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

async function pressButton(page: Page, form: Locator, words: string): Promise<void> {
  await tabTo(page, form.getByRole('button', { name: words, exact: true }))
  await page.keyboard.press('Enter')
}

async function answerByKeys(page: Page, form: Locator, answer: AnswerCase): Promise<void> {
  const control = controlOf(form, answer)
  if (answer.kind === 'type') return page.keyboard.type(keysOf(answer.value))
  if (answer.kind === 'tick') return page.keyboard.press('Space')
  if (answer.kind === 'attach') return attachByKeys(page)
  if (answer.kind === 'pick') return pickByKeys(page, control, answer.value)
  for (let press = 0; press < MOST_RADIOS && !(await control.isChecked()); press++)
    await page.keyboard.press('ArrowDown')
}

/** One question for the page, then the keys: asking after each key of a list of countries took most of the time. */
async function pickByKeys(page: Page, list: Locator, option: string): Promise<void> {
  const presses = await list.evaluate(optionsBetween, option)
  for (let press = 0; press < presses; press++) await page.keyboard.press('ArrowDown')
}

/** Runs in the page: how far the named option is below the selected one. Arrow keys pass disabled options by. */
function optionsBetween(list: Element, option: string): number {
  const stops = [...(list as HTMLSelectElement).options].filter((it) => it.selected || !it.disabled)
  return stops.findIndex(({ text }) => text === option) - stops.findIndex(({ selected }) => selected)
}

/** A time is typed without its colon, and with the half of the day, which some browsers ask for. */
function keysOf(value: string): string {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(value) ?? []
  return hours === undefined ? value : `${hours}${minutes}${Number(hours) < 12 ? 'A' : 'P'}`
}

async function attachByKeys(page: Page): Promise<void> {
  const opened = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await opened).setFiles(PAPER)
}
