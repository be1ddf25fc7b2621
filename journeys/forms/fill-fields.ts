import { type Locator, expect } from '@playwright/test'
import type { AnswerCase } from './form-case.ts'
import { SAMPLE_PDF } from './sample-pdf.ts'

/** The control of an answer, found by its label; in a group, the named option. */
export function controlOf(form: Locator, { kind, label, value }: AnswerCase): Locator {
  switch (kind) {
    case 'checkbox':
      return form.getByRole('checkbox', { name: label, includeHidden: true })
    case 'radio':
      return groupOf(form, label).getByRole('radio', { name: value, exact: true, includeHidden: true })
    default:
      return form.getByLabel(label, { exact: true })
  }
}

/** The element that carries the error of a field: the control itself, or its group. */
export function errorTargetOf(form: Locator, answer: AnswerCase): Locator {
  return answer.kind === 'radio' ? groupOf(form, answer.label) : controlOf(form, answer)
}

export async function fillField(form: Locator, answer: AnswerCase, value = answer.value): Promise<void> {
  const control = controlOf(form, answer)
  if (answer.kind === 'text') await control.fill(value)
  else if (answer.kind === 'select') await control.selectOption({ label: value })
  else if (answer.kind === 'file') await control.setInputFiles(SAMPLE_PDF)
  else await control.check()
}

export async function fillFields(form: Locator, answers: readonly AnswerCase[]): Promise<void> {
  for (const answer of answers) await fillField(form, answer)
}

/** The control holds its answer. */
export async function expectFilled(form: Locator, answer: AnswerCase): Promise<void> {
  const control = controlOf(form, answer)
  if (answer.kind === 'text') await expect(control).toHaveValue(answer.value)
  else if (answer.kind === 'select') await expect(control.locator('option:checked')).toHaveText(answer.value)
  else if (answer.kind === 'file') await expect.poll(() => fileNameIn(control)).toBe(SAMPLE_PDF.name)
  else await expect(control).toBeChecked()
}

export async function expectAllFilled(form: Locator, answers: readonly AnswerCase[]): Promise<void> {
  for (const answer of answers) await expectFilled(form, answer)
}

/** Name of the file in a file control; '' if there is none. */
export function fileNameIn(control: Locator): Promise<string> {
  return control.evaluate((input) => (input as HTMLInputElement).files?.[0]?.name ?? '')
}

function groupOf(form: Locator, label: string): Locator {
  return form.getByRole('radiogroup', { name: label, exact: true, includeHidden: true })
}
