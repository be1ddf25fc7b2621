import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { pagePath } from '@beam/content/model/page.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

interface PageLinks {
  /** Targets of links to other pages. */
  readonly links: readonly string[]
  readonly anchors: readonly string[]
  readonly images: readonly string[]
  /** Possible targets of anchors. */
  readonly ids: readonly string[]
  /** External links without https, a new tab or rel=noopener. */
  readonly unsafe: readonly string[]
}

test.describe('the whole site', () => {
  test.use({ javaScriptEnabled: false })

  test('has no broken link, anchor or image', async ({ page, request, site }) => {
    await page.route(/\/(art|fonts|share|icons)\//, (route) => route.abort())
    const found = new Map<string, PageLinks>()
    for (const { slug } of ALL_PAGES)
      found.set(site.url + pagePath(slug), await readLinks(page, pagePath(slug)))
    const all = [...found.values()]
    expect(all.flatMap(({ unsafe }) => unsafe)).toEqual([])

    const anchors = unique(all.flatMap(({ anchors: some }) => some)).filter((link) =>
      link.startsWith(site.url),
    )
    expect(anchors.filter((link) => isBrokenAnchor(link, found))).toEqual([])
    const own = unique(all.flatMap(({ links }) => links)).filter((link) => link.startsWith(site.url))
    const addresses = unique([...own.map(withoutAnchor), ...all.flatMap(({ images }) => images)])
    expect(addresses.length).toBeGreaterThan(ALL_PAGES.length)
    expect(await brokenLinks(request, addresses)).toEqual([])
  })
})

test('the sitemap lists every page once, except the not-found page', async ({ request, site }) => {
  const text = await (await request.get('/sitemap.xml')).text()
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  const expected = ALL_PAGES.filter(({ slug }) => slug !== '404').map(({ slug }) => site.url + pagePath(slug))
  expect(listed.toSorted()).toEqual(expected.toSorted())
})

test('robots.txt names the sitemap', async ({ request, site }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

test('the web manifest and its icons exist', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  expect(manifest).toMatchObject({ name: 'Beam Wallet' })
  expect(manifest.icons.length).toBeGreaterThan(0)
  expect(
    await brokenLinks(
      request,
      manifest.icons.map(({ src }) => src),
    ),
  ).toEqual([])
})

async function readLinks(page: Page, path: string): Promise<PageLinks> {
  await page.goto(path)
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    return {
      links: links.filter((link) => !link.getAttribute('href')?.startsWith('#')).map((link) => link.href),
      anchors: links.filter((link) => link.hash !== '').map((link) => link.href),
      images: [
        ...document.querySelectorAll<HTMLImageElement>(
          'img, source, link[rel=icon], link[rel=apple-touch-icon]',
        ),
      ]
        .flatMap((image) => [image.src, image.getAttribute('href') ?? ''])
        .filter(Boolean),
      ids: [...document.querySelectorAll('[id]')].map((element) => element.id),
      unsafe: links
        .filter((link) => link.protocol.startsWith('http') && link.origin !== location.origin)
        .filter(
          (link) =>
            link.target !== '_blank' || !link.relList.contains('noopener') || link.protocol !== 'https:',
        )
        .map((link) => `${location.pathname}: ${link.href}`),
    }
  })
}

function isBrokenAnchor(link: string, found: ReadonlyMap<string, PageLinks>): boolean {
  const anchor = decodeURIComponent(new URL(link).hash.slice(1))
  return anchor !== '' && !found.get(withoutAnchor(link))?.ids.includes(anchor)
}

/** Addresses that do not respond directly with 200. */
async function brokenLinks(request: APIRequestContext, addresses: readonly string[]): Promise<string[]> {
  const dead: string[] = []
  for (const address of addresses) {
    const response = await request.get(address, { maxRedirects: 0 })
    if (response.status() !== 200) dead.push(`${response.status()} ${address}`)
    await response.dispose()
  }
  return dead
}

function withoutAnchor(link: string): string {
  return link.replace(/#.*$/, '')
}

function unique(all: readonly string[]): string[] {
  return [...new Set(all)]
}
