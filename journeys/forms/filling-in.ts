import type { Locator } from '@playwright/test'
import { giveAll } from './answering.ts'
import { type AnswerCase, type FormCase, answersOf } from './form-case.ts'

/** What is asked before each press of a button: section by section, or all at once. */
export function stepsOf(of: FormCase): readonly (readonly AnswerCase[])[] {
  return of.guided ? of.sections.map(({ answers }) => answers) : [answersOf(of)]
}

/** Words of the button that ends a step. */
export function goOnWords(of: FormCase, step: number): string {
  if (!of.guided) return of.send
  return step + 1 < of.sections.length ? 'Continue' : 'Check your answers'
}

/** Presses the button that ends a step. */
export async function goOn(form: Locator, of: FormCase, step: number): Promise<void> {
  await form.getByRole('button', { name: goOnWords(of, step), exact: true }).click()
}

/** Answers everything, up to the button that sends. */
export async function fillIn(form: Locator, of: FormCase): Promise<void> {
  for (const [step, answers] of stepsOf(of).entries()) {
    await giveAll(form, answers)
    if (of.guided) await goOn(form, of, step)
  }
}

export function sendButton(form: Locator, of: FormCase): Locator {
  return form.getByRole('button', { name: of.send, exact: true })
}

export async function send(form: Locator, of: FormCase): Promise<void> {
  await sendButton(form, of).click()
}
