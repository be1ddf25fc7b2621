import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { pagePath } from '@beam/content/model/page.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'

interface Linking {
  /** Where links to other pages lead. */
  readonly links: readonly string[]
  readonly anchors: readonly string[]
  readonly images: readonly string[]
  /** What anchors may name. */
  readonly ids: readonly string[]
  /** Links elsewhere that would take the visitor away, or let the other side reach back. */
  readonly unguarded: readonly string[]
}

test.describe('the whole site', () => {
  test.use({ javaScriptEnabled: false })

  test('has no link, anchor or picture that leads nowhere', async ({ page, request, site }) => {
    test.setTimeout(180_000)
    await page.route(/\/(art|fonts|share|icons)\//, (route) => route.abort())
    const found = new Map<string, Linking>()
    for (const { slug } of ALL_PAGES)
      found.set(site.url + pagePath(slug), await readLinking(page, pagePath(slug)))
    const all = [...found.values()]
    expect(all.flatMap(({ unguarded }) => unguarded)).toEqual([])

    const anchors = unique(all.flatMap(({ anchors: some }) => some)).filter((link) =>
      link.startsWith(site.url),
    )
    expect(anchors.filter((link) => isAnchorToNowhere(link, found))).toEqual([])
    const own = unique(all.flatMap(({ links }) => links)).filter((link) => link.startsWith(site.url))
    const addresses = unique([...own.map(withoutAnchor), ...all.flatMap(({ images }) => images)])
    expect(addresses.length).toBeGreaterThan(ALL_PAGES.length)
    expect(await deadOnes(request, addresses)).toEqual([])
  })
})

test('the sitemap lists every page but the not-found one, once', async ({ request, site }) => {
  const text = await (await request.get('/sitemap.xml')).text()
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  const expected = ALL_PAGES.filter(({ slug }) => slug !== '404').map(({ slug }) => site.url + pagePath(slug))
  expect(listed.toSorted()).toEqual(expected.toSorted())
})

test('robots are shown the sitemap', async ({ request, site }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

test('the web manifest and its icons are there', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  expect(manifest).toMatchObject({ name: 'Beam Wallet' })
  expect(manifest.icons.length).toBeGreaterThan(0)
  expect(
    await deadOnes(
      request,
      manifest.icons.map(({ src }) => src),
    ),
  ).toEqual([])
})

async function readLinking(page: Page, path: string): Promise<Linking> {
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
      unguarded: links
        .filter((link) => link.protocol.startsWith('http') && link.origin !== location.origin)
        .filter(
          (link) =>
            link.target !== '_blank' || !link.relList.contains('noopener') || link.protocol !== 'https:',
        )
        .map((link) => `${location.pathname}: ${link.href}`),
    }
  })
}

function isAnchorToNowhere(link: string, found: ReadonlyMap<string, Linking>): boolean {
  const anchor = decodeURIComponent(new URL(link).hash.slice(1))
  return anchor !== '' && !found.get(withoutAnchor(link))?.ids.includes(anchor)
}

/** What does not answer with 200 at once. */
async function deadOnes(request: APIRequestContext, addresses: readonly string[]): Promise<string[]> {
  const dead: string[] = []
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 })
    if (answer.status() !== 200) dead.push(`${answer.status()} ${address}`)
    await answer.dispose()
  }
  return dead
}

function withoutAnchor(link: string): string {
  return link.replace(/#.*$/, '')
}

function unique(all: readonly string[]): string[] {
  return [...new Set(all)]
}
