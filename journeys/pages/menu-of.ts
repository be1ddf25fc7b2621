import type { Locator, Page } from '@playwright/test'

export interface Menu {
  /** What opens a group, by its title. */
  group(title: string): Locator
  /** What a group shows when open. */
  panel(title: string): Locator
  link(title: string): Locator
  openGroups(): Promise<string[]>
}

/** The main menu, as visitors find it. */
export function menuOf(page: Page): Menu {
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
        .evaluateAll((all) => all.map((one) => one.textContent?.trim() ?? '')),
  }
}

function summary(page: Page, title: string): Locator {
  return page.locator('summary', { hasText: new RegExp(`^\\s*${title}\\s*$`) })
}
