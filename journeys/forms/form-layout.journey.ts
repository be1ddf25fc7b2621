import { expect, test } from '../support/journey.ts'
import { ALL_CASES } from './cases/all-cases.ts'
import { pressMainButton } from './fill-form.ts'
import { openForm } from './open-form.ts'

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 768, height: 1024 }
const DESKTOP = { width: 1440, height: 900 }

for (const formCase of ALL_CASES)
  test(`${formCase.title}: its first field is in the first window, rows are level, hints and errors above controls`, async ({
    page,
  }) => {
    const form = await openForm(page, formCase)
    const first = page.locator('.form-sheet').locator('.field input, .field select').first()
    for (const size of [PHONE, TABLET, DESKTOP]) {
      await page.setViewportSize(size)
      await expect(first).toBeInViewport({ ratio: 1 })
    }
    expect(await form.evaluate(findUnevenRows)).toEqual([])
    await pressMainButton(form, formCase)
    await expect(form.locator('.field-error').first()).toBeVisible()
    expect(await form.evaluate(findUnevenRows), 'with errors').toEqual([])
    await page.setViewportSize(PHONE)
    const texts = form.locator('.field :is(.hint, .field-error)[id]')
    expect(await texts.count()).toBeGreaterThan(3)
    expect(await texts.evaluateAll(notAboveTheirControls)).toEqual([])
  })

/** Runs in the page: rows of two fields whose labels or controls begin at different heights. */
function findUnevenRows(form: Element): string[] {
  const topOf = (field: Element, selector: string) =>
    Math.round(field.querySelector(selector)!.getBoundingClientRect().top)
  const halves = [...form.querySelectorAll('.field-half')]
  return halves.flatMap((field) => {
    const next = field.nextElementSibling
    if (!next?.matches('.field-half') || next.getBoundingClientRect().top > topOf(field, 'label')) return []
    const isUneven = ['label', 'input, select'].some(
      (selector) => Math.abs(topOf(field, selector) - topOf(next, selector)) > 1,
    )
    return isUneven ? [`${field.textContent} | ${next.textContent}`] : []
  })
}

/** Runs in the page: the ids of texts that are not both before and above what they describe. */
function notAboveTheirControls(texts: Element[]): string[] {
  return texts
    .filter((text) => text.checkVisibility())
    .filter((text) => {
      const described = document.querySelector(`[aria-describedby~="${text.id}"]`)
      const control = described?.matches('[role=radiogroup]') ? described.querySelector('input') : described
      if (!control) return true
      const isBefore = text.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING
      return !isBefore || text.getBoundingClientRect().bottom > control.getBoundingClientRect().top + 1
    })
    .map(({ id }) => id)
}
