import type { Page } from '@playwright/test'

/**
 * Collects errors that no page should cause: console errors and warnings, exceptions, violations of the content security
 * policy, failed requests, and requests to other sites.
 */
export function collectPageErrors(page: Page, siteUrl: string): string[] {
  const pageErrors: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) pageErrors.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => pageErrors.push(`error: ${error.message}`))
  page.on('request', (request) => {
    if (isForeign(request.url(), siteUrl)) pageErrors.push(`foreign: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Requests aborted by navigation.
    if (reason !== 'net::ERR_ABORTED') pageErrors.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) pageErrors.push(`${response.status()}: ${response.url()}`)
  })
  return pageErrors
}

function isForeign(address: string, siteUrl: string): boolean {
  return /^(?:https?|wss?):/.test(address) && new URL(address).origin !== siteUrl
}
