import { page } from '@beam/content/defaults/compose.ts'
import type { Page } from '@beam/content/model/page.ts'
import { describe, expect, it } from 'vitest'
import type { ContentStore, PageOutcome, Source } from '../content/content-store.ts'
import { pageOrRedirect } from './page-or-redirect.server.ts'
import type { WebsiteContext } from './website-context.server.ts'

const PAGES = ['home', 'about-us', 'news', 'careers/graphic-designer', 'Press', 'café', 'a b', '404'].map(
  (slug) => described(slug),
)

function described(slug: string): Page {
  return page({ slug, title: `Title of ${slug}`, shareDescription: '', blocks: [] })
}

function find(slug: string): PageOutcome {
  const document = PAGES.find((candidate) => candidate.slug === slug || candidate.title === slug)
  return document ? { kind: 'found', document, source: 'content-service' } : { kind: 'missing' }
}

function website(answer: (slug: string) => PageOutcome = find, articles: Source = 'content-service') {
  const content: Pick<ContentStore, 'page' | 'redirects' | 'articles'> = {
    page: async (slug) => answer(slug),
    articles: async () => ({ kind: 'found', document: [], source: articles }),
    redirects: async () => ({
      kind: 'found',
      document: [
        { from: '/old', to: '/about-us', permanent: true },
        { from: '/old/deep', to: 'https://shop.example', permanent: false },
        { from: '/menü', to: '/café', permanent: true },
        { from: '/sp%C3%A4ti', to: 'https://shop.example/größe?a=ü#b', permanent: true },
        { from: '/Promo', to: '/about-us', permanent: true },
      ],
      source: 'content-service',
    }),
  }
  const settings = { siteUrl: 'https://beam.example', tokenSaleUrl: 'https://tokens.example' }
  return { content, settings, readReceipt: () => null } as unknown as WebsiteContext
}

/** Status, and the slug shown or the URL led to. */
async function outcome(path: string, given = website()): Promise<readonly [number, string | null]> {
  try {
    const answer = await pageOrRedirect(new URL(`https://beam.example${path}`), given)
    return [answer.init?.status ?? 200, answer.data.page.slug]
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, thrown.headers.get('location')]
    return [(thrown as { init: ResponseInit }).init.status ?? 0, null]
  }
}

describe('a URL', () => {
  it.each([
    ['/', [200, 'home']],
    ['/about-us', [200, 'about-us']],
    ['/careers/graphic-designer', [200, 'careers/graphic-designer']],
    ['/404', [404, '404']],
    ['/home', [301, '/']],
    ['/about-us/', [301, '/about-us']],
    ['/about-us/?a=1', [301, '/about-us?a=1']],
    ['/a//b', [301, '/a/b']],
    ['/Title%20of%20about-us', [301, '/about-us']],
    ['/old', [301, '/about-us']],
    ['/old/deep', [302, 'https://shop.example']],
    ['/About-Us', [301, '/about-us']],
    ['/ABOUT-US?a=1', [301, '/about-us?a=1']],
    ['/Careers/Graphic-Designer', [301, '/careers/graphic-designer']],
    ['/Press', [200, 'Press']],
    ['/Promo', [301, '/about-us']],
    ['/OLD', [301, '/about-us']],
    ['/caf%C3%A9', [200, 'café']],
    ['/caf%c3%a9', [301, '/caf%C3%A9']],
    ['/cafe%CC%81', [301, '/caf%C3%A9']],
    ['/CAF%C3%89', [301, '/caf%C3%A9']],
    ['/a%20b', [200, 'a b']],
    ['/men%C3%BC', [301, '/caf%C3%A9']],
    ['/menu%CC%88', [301, '/caf%C3%A9']],
    ['/sp%C3%A4ti', [301, 'https://shop.example/gr%C3%B6%C3%9Fe?a=%C3%BC#b']],
    ['/Unknown', [302, '/404']],
    ['/unknown', [302, '/404']],
    ['/unknown/deeper', [404, '404']],
    ['/about-us%2fx', [404, '404']],
  ] as const)('%s answers %j', async (path, expected) => {
    expect(await outcome(path)).toEqual(expected)
  })

  it('T91: redirects to /404 with a response that is not cached', async () => {
    const thrown: unknown = await pageOrRedirect(new URL('https://beam.example/unknown'), website()).catch(
      (error: unknown) => error,
    )
    expect((thrown as Response).headers.get('cache-control')).toBe('no-store')
  })

  it('is 503 when the content service is unavailable and nothing is cached', async () => {
    expect(
      await outcome(
        '/anything',
        website(() => ({ kind: 'unavailable' })),
      ),
    ).toEqual([503, null])
  })

  it('is 404 even when the not-found page is gone', async () => {
    expect(
      await outcome(
        '/a/b',
        website(() => ({ kind: 'missing' })),
      ),
    ).toEqual([404, null])
  })
})

async function headers(path: string, given = website()) {
  return new Headers((await pageOrRedirect(new URL(`https://beam.example${path}`), given)).init?.headers)
}

describe('a cacheable page', () => {
  it('has the tags of its documents', async () => {
    expect((await headers('/about-us')).get('x-content-tags')).toBe(
      'page:about-us pages redirects navigation footer',
    )
    expect((await headers('/about-us')).get('x-content-keep-seconds')).toBeNull()
    expect((await headers('/a%20b')).get('x-content-tags')).toContain('page:a%20b ')
  })

  it('is cached for seconds if it was rendered without the content service', async () => {
    const copy = website((slug) => ({ ...find(slug), source: 'default' }) as PageOutcome)
    expect((await headers('/about-us', copy)).get('x-content-keep-seconds')).toBe('5')
  })

  it('has also the tag of the articles that it lists, and is cached for seconds without their list', async () => {
    expect((await headers('/news')).get('x-content-tags')).toBe(
      'page:news pages redirects navigation footer articles',
    )
    expect((await headers('/news', website(find, 'cache'))).get('x-content-keep-seconds')).toBe('5')
    expect((await headers('/news?page=2')).get('cache-control')).toBe('no-store')
  })

  it.each(['/nothing/here', '/contacts/x.css'])('is not the not-found screen at %s', async (path) => {
    expect((await headers(path)).get('x-content-tags')).toBeNull()
  })

  it('is not one rendered for a query', async () => {
    expect((await headers('/about-us?sent=AB12-CD34')).get('x-content-tags')).toBeNull()
    expect((await headers('/about-us?sent=AB12-CD34')).get('cache-control')).toBe('no-store')
  })
})
