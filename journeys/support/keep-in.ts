import type { BrowserContext } from '@playwright/test'

/** Answers every request to anybody but the site with an empty document, so that none leaves the machine; returns their addresses. */
export async function keepIn(context: BrowserContext, siteUrl: string): Promise<string[]> {
  const asked: string[] = []
  await context.route(
    (address) => address.origin !== siteUrl,
    (route) => {
      asked.push(route.request().url())
      const isScript = route.request().resourceType() === 'script'
      return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', body: '' })
    },
  )
  return asked
}
