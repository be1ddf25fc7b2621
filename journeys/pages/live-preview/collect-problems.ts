import type { Page } from '@playwright/test'

/** Errors, dialogs and requests to other origins. */
export function collectProblems(page: Page, origins: readonly string[]): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`)
    return dialog.dismiss()
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^(?:https?|wss?):$/.test(protocol) && !origins.includes(origin))
      problems.push(`foreign: ${request.url()}`)
  })
  return problems
}
