import { expect, test } from '../support/journey.ts'
import { fillFields } from './fill-fields.ts'
import { installation } from './cases/installation.ts'
import { expectAccessible } from './expect-accessible.ts'
import { pressMainButton, sendButton } from './fill-form.ts'
import { answersOf } from './form-case.ts'
import { openForm } from './open-form.ts'

const PASTED = [
  ['+351 912 345 678', '912 345 678'],
  ['00351912345678', '912345678'],
  ['912 345 678', '912 345 678'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
] as const

test('a pasted number does not repeat +351, and a foreign number is not changed', async ({ page }) => {
  const form = await openForm(page, installation)
  const phone = form.getByLabel('Business Phone', { exact: true })
  await expect(phone).toHaveAccessibleDescription(/^\+351/)
  for (const [input, stored] of PASTED) {
    const elsewhere = form.getByLabel('Company Name', { exact: true })
    await elsewhere.fill(input)
    await elsewhere.press('ControlOrMeta+a')
    await elsewhere.press('ControlOrMeta+c')
    await phone.fill('')
    await phone.press('ControlOrMeta+v')
    await phone.blur()
    await expect(phone).toHaveValue(stored)
  }
})

const ADVICE = [
  ['VAT Number', '501964844', 'Check this number: as a Portuguese NIF, its check digit does not match'],
  ['Business Phone', '12', 'Check this number: Portuguese numbers have 9 digits'],
  ['IBAN', 'PT50000201231234567890155', 'Check this IBAN: its check digits do not match'],
  ['Swift Code (optional)', 'ABC', 'Check this code: it should have 8 or 11 characters'],
] as const

test('advice is shown and never blocks', async ({ page, pageErrors }) => {
  const form = await openForm(page, installation)
  await fillFields(form, answersOf(installation))
  for (const [label, typed, advice] of ADVICE) {
    const control = form.getByLabel(label, { exact: true })
    await control.fill(typed)
    await control.blur()
    await expect(control).toHaveAccessibleDescription(new RegExp(`${advice}$`))
    await expect(control).not.toHaveAttribute('aria-invalid')
  }
  await expectAccessible(page, 'advice')
  await pressMainButton(form, installation)
  await expect(sendButton(form, installation)).toBeVisible()
  expect(pageErrors).toEqual([])
})
