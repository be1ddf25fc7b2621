import type { Page } from '@playwright/test'

/** A type instead of an interface, because matchers require an index signature. */
export type Head = {
  readonly title: string
  readonly lang: string
  readonly canonical: readonly string[]
  /** By name or property. */
  readonly meta: Readonly<Record<string, string>>
}

/** The metadata of a page for browsers, search engines and social networks. */
export function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(
      (link) => link.href,
    ),
    meta: Object.fromEntries(
      [...document.querySelectorAll('meta[content]')].map((meta) => [
        meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
  }))
}
