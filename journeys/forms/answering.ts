import { type Locator, expect } from '@playwright/test'
import type { AnswerCase } from './form-case.ts'
import { PAPER } from './paper.ts'

/** The control of an answer, found as a person finds it; of a group, the named option. */
export function controlOf(form: Locator, { kind, label, value }: AnswerCase): Locator {
  switch (kind) {
    case 'tick':
      return form.getByRole('checkbox', { name: label, includeHidden: true })
    case 'choose':
      return groupOf(form, label).getByRole('radio', { name: value, exact: true, includeHidden: true })
    default:
      return form.getByLabel(label, { exact: true })
  }
}

/** What carries the message of a wrong answer: the control itself, or its group. */
export function markedBy(form: Locator, answer: AnswerCase): Locator {
  return answer.kind === 'choose' ? groupOf(form, answer.label) : controlOf(form, answer)
}

export async function give(form: Locator, answer: AnswerCase, value = answer.value): Promise<void> {
  const control = controlOf(form, answer)
  if (answer.kind === 'type') await control.fill(value)
  else if (answer.kind === 'pick') await control.selectOption({ label: value })
  else if (answer.kind === 'attach') await control.setInputFiles(PAPER)
  else await control.check()
}

export async function giveAll(form: Locator, answers: readonly AnswerCase[]): Promise<void> {
  for (const answer of answers) await give(form, answer)
}

/** That a control holds its answer. */
export async function expectGiven(form: Locator, answer: AnswerCase): Promise<void> {
  const control = controlOf(form, answer)
  if (answer.kind === 'type') await expect(control).toHaveValue(answer.value)
  else if (answer.kind === 'pick') await expect(control.locator('option:checked')).toHaveText(answer.value)
  else if (answer.kind === 'attach') await expect.poll(() => fileNameIn(control)).toBe(PAPER.name)
  else await expect(control).toBeChecked()
}

export async function expectAllGiven(form: Locator, answers: readonly AnswerCase[]): Promise<void> {
  for (const answer of answers) await expectGiven(form, answer)
}

/** Name of the file in a file control; '' when there is none. */
export function fileNameIn(control: Locator): Promise<string> {
  return control.evaluate((input) => (input as HTMLInputElement).files?.[0]?.name ?? '')
}

function groupOf(form: Locator, label: string): Locator {
  return form.getByRole('radiogroup', { name: label, exact: true, includeHidden: true })
}
