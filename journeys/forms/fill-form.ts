import type { Locator } from '@playwright/test'
import { fillFields } from './fill-fields.ts'
import { type FormCase, answersOf } from './form-case.ts'

/** Label of the button below the fields: in a guided form it opens the review. */
export function mainButtonLabel(formCase: FormCase): string {
  return formCase.guided ? 'Check your answers' : formCase.send
}

/** Presses the button below the fields: submit, or in a guided form review. */
export async function pressMainButton(form: Locator, formCase: FormCase): Promise<void> {
  await form.getByRole('button', { name: mainButtonLabel(formCase), exact: true }).click()
}

/** Fills all fields and, in a guided form, opens the review: the submit button comes next. */
export async function fillForm(form: Locator, formCase: FormCase): Promise<void> {
  await fillFields(form, answersOf(formCase))
  if (formCase.guided) await pressMainButton(form, formCase)
}

export function sendButton(form: Locator, formCase: FormCase): Locator {
  return form.getByRole('button', { name: formCase.send, exact: true })
}

export async function send(form: Locator, formCase: FormCase): Promise<void> {
  await sendButton(form, formCase).click()
}
