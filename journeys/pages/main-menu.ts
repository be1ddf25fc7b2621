import type { Locator, Page } from '@playwright/test'

/** Titles of the groups in the default content. */
export const MENU_GROUPS = ['Consumers', 'Business', 'Partners', 'Company']

export interface Menu {
  /** The control that opens a group, by its title. */
  group(title: string): Locator
  /** The panel of an open group. */
  panel(title: string): Locator
  link(title: string): Locator
  openGroups(): Promise<string[]>
}

/** Locators of the main menu. */
export function mainMenu(page: Page): Menu {
  const menu = page.getByRole('navigation', { name: 'Main' })
  const groups = menu.getByRole('group')
  const withTitle = (title: string) => groups.filter({ has: summary(page, title) })
  return {
    group: (title) => withTitle(title).locator('summary'),
    panel: (title) => withTitle(title).locator('.menu-panel'),
    link: (title) => menu.getByRole('link', { name: title, exact: true }),
    openGroups: () =>
      menu
        .locator('details[open] > summary')
        .evaluateAll((all) => all.map((element) => element.textContent?.trim() ?? '')),
  }
}

function summary(page: Page, title: string): Locator {
  return page.locator('summary', { hasText: new RegExp(`^\\s*${title}\\s*$`) })
}
