import { type Page, expect } from '@playwright/test'
import { type Site } from '../support/start-site.ts'
import { readSubmissions } from '../support/read-submissions.ts'
import { type AnswerCase, type FormCase, answersOf } from './form-case.ts'
import { formOn } from './open-form.ts'

/** That the thank-you panel stands where the form stood, with the focus on its heading; returns the reference it gives. */
export async function expectThanks(page: Page, of: FormCase): Promise<string> {
  const [heading, ...paragraphs] = of.thanks
  const panel = page.getByRole('region', { name: heading, exact: true })
  await expect(panel.getByRole('heading', { name: heading, exact: true })).toBeFocused()
  for (const paragraph of paragraphs) await expect(panel.getByText(paragraph, { exact: true })).toBeVisible()
  await expect(formOn(page, of)).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^Error: /)
  const reference = panel.getByRole('definition')
  await expect(reference).toHaveText(/^BW-[A-Z0-9]{4}-[A-Z0-9]{5}$/)
  return (await reference.textContent()) ?? ''
}

/** That staff read every answer under the label it was asked with. */
export async function expectKept(site: Site, reference: string, of: FormCase): Promise<void> {
  const lines = (await readSubmissions(site, 'show', reference)).split('\n')
  expect(lines[0]).toBe(`${reference}  ${of.title}`)
  for (const answer of answersOf(of)) expect(lines).toContainEqual(lineOf(answer))
}

function lineOf({ kind, label, value, read = value }: AnswerCase) {
  if (kind === 'tick') return expect.stringMatching(new RegExp(`^  ${label}.*: ${read}$`))
  return `  ${label.replace(' (optional)', '')}: ${read}`
}
