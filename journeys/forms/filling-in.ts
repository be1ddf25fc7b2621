import type { Locator } from '@playwright/test'
import { giveAll } from './answering.ts'
import { type FormCase, answersOf } from './form-case.ts'

/** Words of the button below the fields: a guided form goes on to the check of all answers. */
export function goOnWords(of: FormCase): string {
  return of.guided ? 'Check your answers' : of.send
}

/** Presses the button below the fields. */
export async function goOn(form: Locator, of: FormCase): Promise<void> {
  await form.getByRole('button', { name: goOnWords(of), exact: true }).click()
}

/** Answers everything, up to the button that sends. */
export async function fillIn(form: Locator, of: FormCase): Promise<void> {
  await giveAll(form, answersOf(of))
  if (of.guided) await goOn(form, of)
}

export function sendButton(form: Locator, of: FormCase): Locator {
  return form.getByRole('button', { name: of.send, exact: true })
}

export async function send(form: Locator, of: FormCase): Promise<void> {
  await sendButton(form, of).click()
}
