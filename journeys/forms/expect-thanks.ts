import { type Page, expect } from '@playwright/test'
import { type Site } from '../support/start-site.ts'
import { readSubmissions } from '../support/read-submissions.ts'
import { type AnswerCase, type FormCase, answersOf } from './form-case.ts'
import { formOn } from './open-form.ts'

/**
 * The thank-you panel has replaced the form (the sites of journeys have no mail server), with the focus on its heading.
 * Returns the reference it shows.
 */
export async function expectThanks(page: Page, formCase: FormCase): Promise<string> {
  const [heading, ...paragraphs] = formCase.thanks
  const panel = page.getByRole('region', { name: heading, exact: true })
  await expect(panel.getByRole('heading', { name: heading, exact: true })).toBeFocused()
  for (const paragraph of paragraphs) await expect(panel.getByText(paragraph, { exact: true })).toBeVisible()
  await expect(formOn(page, formCase)).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^Error: /)
  await expect(panel.getByText(/^We do not send a confirmation by email\./)).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  const reference = panel.getByRole('definition')
  await expect(reference).toHaveText(/^BW-[A-Z0-9]{4}-[A-Z0-9]{5}$/)
  return (await reference.textContent()) ?? ''
}

/** Staff read every answer under its field's label. */
export async function expectStored(site: Site, reference: string, formCase: FormCase): Promise<void> {
  const lines = (await readSubmissions(site, 'show', reference)).split('\n')
  expect(lines[0]).toBe(`${reference}  ${formCase.title}`)
  for (const answer of answersOf(formCase)) expect(lines).toContainEqual(lineOf(answer))
}

function lineOf({ kind, label, value, read = value }: AnswerCase) {
  if (kind === 'checkbox') return expect.stringMatching(new RegExp(`^  ${label}.*: ${read}$`))
  return `  ${label.replace(' (optional)', '')}: ${read}`
}
