import type { Locator, Page } from '@playwright/test'
import { openHydrated } from '../support/open-hydrated.ts'
import type { FormCase } from './form-case.ts'

/** Opens a form's page and waits until the form is hydrated. */
export async function openForm(page: Page, formCase: FormCase): Promise<Locator> {
  await openHydrated(page, formCase.page)
  const form = formOn(page, formCase)
  await untilHydrated(form)
  return form
}

export function formOn(page: Page, formCase: FormCase): Locator {
  return page.getByRole('form', { name: formCase.title, exact: true })
}

/** React sets a property on each element that it hydrates; not every form shows hydration otherwise. */
export async function untilHydrated(form: Locator): Promise<void> {
  const element = await form.elementHandle()
  await form
    .page()
    .waitForFunction((it) => Object.keys(it ?? {}).some((key) => key.startsWith('__reactProps')), element)
}
