import { type Browser, expect, type Page } from '@playwright/test'
import type { Editor } from '../../cms/tests/sign-in.ts'
import { ADMINISTRATOR } from '../../cms/tests/start-for-test.ts'
import { FOOTER, PAGE } from './editor-pages.ts'

/** The admin panel at a host name, e.g. http://localhost:1337. */
export function panelAt(serviceUrl: string, hostname = 'localhost'): string {
  return serviceUrl.replace('127.0.0.1', hostname)
}

/** Signs in to the panel at an address. */
export async function signInToPanel(page: Page, panel: string): Promise<void> {
  await page.goto(`${panel}/admin/auth/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(ADMINISTRATOR.email)
  await page.getByLabel('Password').fill(ADMINISTRATOR.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).not.toHaveURL(/auth\/login/)
}

/**
 * Lets a page open the panel signed in, with the session of an editor who has signed in before: Strapi allows an
 * account five sign-ins in five minutes.
 */
export async function continueSession(page: Page, { token }: Editor): Promise<void> {
  await page.addInitScript((session) => {
    if (location.pathname.startsWith('/admin')) localStorage.setItem('jwtToken', JSON.stringify(session))
  }, token)
}

/** A page of its own with an editor's session, for several tests: to load the panel takes two seconds of CPU time. */
export async function openSharedPage(browser: Browser, editor: Editor): Promise<Page> {
  const page = await browser.newPage()
  await continueSession(page, editor)
  return page
}

/** Opens an address of the panel: as its links do, where the page shows the panel already. */
export async function showInPanel(page: Page, address: string): Promise<void> {
  if (page.url().startsWith(new URL('/admin', address).href)) await followInPanel(page, address)
  else await page.goto(address)
}

/** Opens the edit view of a page with an editor's session; returns its address. */
export async function openInPanel(
  page: Page,
  editor: Editor,
  service: string,
  documentId: string,
): Promise<string> {
  const form = formOf(panelAt(service), documentId)
  await continueSession(page, editor)
  await page.goto(form)
  return form
}

/** Address of a page's edit view. */
export function formOf(panel: string, documentId: string): string {
  return `${panel}/admin/content-manager/collection-types/${PAGE}/${documentId}`
}

/** Address of the footer's edit view. */
export function footerForm(panel: string): string {
  return `${panel}/admin/content-manager/single-types/${FOOTER}`
}

/** Goes to another address of the panel as its links do: to load the panel takes two seconds of CPU time. */
export async function followInPanel(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
