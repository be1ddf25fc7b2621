import type { Page } from '@playwright/test'

/**
 * Collects errors that no page should cause: console errors and warnings, exceptions, violations of the content
 * security policy, failed requests, and requests to other sites.
 */
export function collectPageErrors(page: Page, siteUrl: string): string[] {
  const pageErrors: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (!REMARKS_ON_SLOWNESS.some((remark) => message.text().includes(remark)))
      pageErrors.push(`console: ${message.text()}`)
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

/** Chromium's own remarks on a busy machine, which may show no frame for seconds after a page has loaded. */
const REMARKS_ON_SLOWNESS = [
  'Slow network is detected',
  'was preloaded using link preload but not used within',
]

function isForeign(address: string, siteUrl: string): boolean {
  return /^(?:https?|wss?):/.test(address) && new URL(address).origin !== siteUrl
}
