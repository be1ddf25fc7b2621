import type { BrowserContext } from '@playwright/test'

/** Answers every external request with an empty document, so that none leaves the machine; returns their addresses. */
export async function blockExternalRequests(context: BrowserContext, siteUrl: string): Promise<string[]> {
  const requested: string[] = []
  await context.route(
    (address) => address.origin !== siteUrl,
    (route) => {
      requested.push(route.request().url())
      const isScript = route.request().resourceType() === 'script'
      return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body: '' })
    },
  )
  return requested
}
