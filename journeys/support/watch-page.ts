import type { Page } from '@playwright/test'

/**
 * Writes down what no visitor should ever cause, as it happens: words in the console, errors, violations of the content
 * security policy, requests that fail, and requests to anybody but the site.
 */
export function watchPage(page: Page, siteUrl: string): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('request', (request) => {
    if (isForeign(request.url(), siteUrl)) complaints.push(`foreign: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // What a page no longer needs when the visitor moves on.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  return complaints
}

function isForeign(address: string, siteUrl: string): boolean {
  return /^(?:https?|wss?):/.test(address) && new URL(address).origin !== siteUrl
}
