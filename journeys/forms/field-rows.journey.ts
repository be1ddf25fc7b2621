import { expect, test } from '../support/journey.ts'
import { ALL_CASES } from './cases/all-cases.ts'
import { openForm } from './open-form.ts'
import { pressMainButton } from './fill-form.ts'

for (const formCase of ALL_CASES)
  test(`${formCase.title}: in each row of two fields the labels are level, and the controls, too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const form = await openForm(page, formCase)
    expect(await form.evaluate(findUnevenRows)).toEqual([])
    await pressMainButton(form, formCase)
    await expect(form.locator('.field-error').first()).toBeVisible()
    expect(await form.evaluate(findUnevenRows)).toEqual([])
  })

/** Runs in the page: rows whose labels or controls begin at different heights. */
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
