import type { Locator, Page } from '@playwright/test'
import { openHydrated } from '../support/open-hydrated.ts'
import type { FormCase } from './form-case.ts'

/** Opens a form's page and waits until scripts have taken the form over: what follows is theirs. */
export async function openForm(page: Page, of: FormCase): Promise<Locator> {
  await openHydrated(page, of.page)
  const form = formOn(page, of)
  await untilAwake(form)
  return form
}

export function formOn(page: Page, of: FormCase): Locator {
  return page.getByRole('form', { name: of.title, exact: true })
}

/** React leaves its mark on an element when it takes it over; nothing that a person sees tells of it on every form. */
export async function untilAwake(form: Locator): Promise<void> {
  const element = await form.elementHandle()
  await form
    .page()
    .waitForFunction((it) => Object.keys(it ?? {}).some((key) => key.startsWith('__reactProps')), element)
}
