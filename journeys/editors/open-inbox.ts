import { expect, type Page } from '@playwright/test'
import type { Editor } from '../../cms/tests/sign-in.ts'
import { continueSession, panelAt, showInPanel } from './open-panel.ts'

/** As many as a page of the list shows. */
export const LISTED = 50

/**
 * Opens the inbox as somebody who has signed in; returns its address.
 *
 * @param part one of its pages, or a query, e.g. `?view=all`
 */
export async function openInbox(page: Page, service: string, who: Editor, part = ''): Promise<string> {
  await continueSession(page, who)
  return showInbox(page, service, part)
}

/** The same for a page that has a session. */
export async function showInbox(page: Page, service: string, part = ''): Promise<string> {
  const inbox = `${panelAt(service)}/admin/inbox`
  await showInPanel(page, inbox + part)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return inbox
}

export async function openSubmission(page: Page, reference: string): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: reference }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
}
