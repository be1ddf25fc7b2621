import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '@beam/content/defaults/navigation.ts'
import { pageToStrapi } from '@beam/content/strapi/to-strapi.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { storedPage } from './testing/content-service-stand-in.ts'
import { NO_MEDIA } from './testing/test-dependencies.ts'
import { openTestStores, aPage, summary, titleOf, type TestStores } from './testing/test-stores.ts'

let stores: TestStores

beforeEach(async () => {
  stores = await openTestStores()
})
afterEach(() => stores.close())

describe('a healthy content service', () => {
  it('gives pages, menu, footer, redirects and the list of pages', async () => {
    stores.service.redirects = [{ from: '/old', to: '/about-us', permanent: true }]
    const store = stores.open()
    const about = ALL_PAGES.find(({ slug }) => slug === 'about-us')
    expect(await store.page('about-us')).toEqual({
      kind: 'found',
      document: about,
      source: 'content-service',
    })
    expect(await store.navigation()).toEqual({
      kind: 'found',
      document: DEFAULT_NAVIGATION,
      source: 'content-service',
    })
    expect(await store.footer()).toEqual({
      kind: 'found',
      document: DEFAULT_FOOTER,
      source: 'content-service',
    })
    expect((await store.redirects()).document).toEqual([{ from: '/old', to: '/about-us', permanent: true }])
    expect((await store.allPages()).document.map(({ slug }) => slug)).toEqual(
      ALL_PAGES.map(({ slug }) => slug),
    )
    expect(store.status()).toEqual({ reachable: true, lastSuccessAgeMs: 0 })
  })

  it('takes precedence over a default page', async () => {
    stores.publish('about-us', 'About us, edited')
    expect(summary(await stores.open().page('about-us'))).toBe('About us, edited (content-service)')
  })

  it('finds a page by slug, then by title', async () => {
    stores.publish('offers', 'Our offers')
    const store = stores.open()
    expect(summary(await store.page('offers'))).toBe('Our offers (content-service)')
    expect(summary(await store.page('Our offers'))).toBe('Our offers (content-service)')
    expect(summary(await store.pageByTitleOrSlug('pages', 'offers'))).toBe('Our offers (content-service)')
  })

  it('finds a page by title with the list of pages unreadable', async () => {
    stores.publish('offers', 'Our offers')
    stores.service.modes.set('/api/pages?fields', '404')
    expect(summary(await stores.open().page('Our offers'))).toBe('Our offers (content-service)')
    expect(stores.pageRequests().at(-1)).toContain('filters[title][$eq]=Our%20offers&')
  })

  it('lists more pages than one response contains', async () => {
    for (let number = 0; number < 230; number += 1) stores.publish(`page-${number}`, `Page ${number}`)
    expect((await stores.open().allPages()).document).toHaveLength(ALL_PAGES.length + 230)
  })

  it('T48: serves no content type but pages', async () => {
    const store = stores.open()
    for (const type of ['users', 'page', 'admin', '../pages', 'pages?x', '__proto__'])
      expect(await store.pageByTitleOrSlug(type, 'about-us')).toEqual({ kind: 'missing' })
    expect(stores.service.requests).toEqual([])
  })

  it('gives pages whose slugs hold spaces or letters of any script, stored in either Unicode form', async () => {
    for (const slug of ['café', 'unsere preise', 'カフェ', 'nin\u0303o']) stores.publish(slug, `At ${slug}`)
    const store = stores.open()
    for (const slug of ['café', 'unsere preise', 'カフェ', 'ni\u00f1o'])
      expect((await store.page(slug)).kind).toBe('found')
    expect((await store.allPages()).document.map(({ slug }) => slug)).toContain('ni\u00f1o')
  })

  it('T48: receives fixed fields and encoded values only', async () => {
    stores.service.modes.set('/api/pages?fields', '404')
    const store = stores.open()
    const names = [
      'x&filters[createdBy][email][$contains]=a',
      'x&populate=*',
      'a b#c?d=e',
      '][$ne]=',
      'x&status=draft',
      '%00',
    ]
    for (const name of names) expect((await store.page(name)).kind).toBe('missing')
    for (const path of stores.pageRequests()) {
      const query = new URL(path, stores.service.url).searchParams
      const fetched = [...query.keys()].filter((key) => !key.startsWith('populate[')).toSorted()
      expect(fetched).toEqual(['filters[title][$eq]', 'pagination[pageSize]'])
      expect(names).toContain(query.get('filters[title][$eq]'))
    }
  })

  it('receives no request for a name that cannot be a URL', async () => {
    const store = stores.open()
    for (const message of ['', 'x'.repeat(201), 'a\u0000b', 'a\nb', '\ud800'])
      expect(await store.page(message)).toEqual({ kind: 'missing' })
    expect(stores.service.requests).toEqual([])
  })

  it('receives the plain request if it rejects the exact one', async () => {
    const store = stores.open({
      fetch: async (input, init) =>
        String(input).includes('[on]') ? new Response('{}', { status: 400 }) : fetch(input, init),
    })
    expect(summary(await store.page('about-us'))).toBe(`${titleOf('about-us')} (content-service)`)
    expect(stores.pageRequests()).toEqual([expect.stringContaining('populate[Content][populate]=*')])
  })

  it('that returns drafts as published is not trusted', async () => {
    const draft = { ...storedPage(pageToStrapi({ ...aPage(), slug: 'plan' })), publishedAt: null }
    stores.service.pages = [...stores.service.pages, draft]
    const store = stores.open()
    expect(await store.page('plan')).toEqual({ kind: 'missing' })
    expect((await store.allPages()).document.map(({ slug }) => slug)).not.toContain('plan')
  })

  it('that returns the same page for every request is not trusted', async () => {
    const store = stores.open({
      fetch: async () => Response.json({ data: [{ slug: 'other', title: 'Other' }] }),
    })
    expect(summary(await store.page('nowhere'))).toBe('missing')
  })
})

describe('deleted default pages', () => {
  it('stay deleted although there is a default', async () => {
    stores.unpublish('about-us')
    expect(await stores.open().page('about-us')).toEqual({ kind: 'missing' })
  })

  it('stay deleted when the service fails, and after a restart', async () => {
    stores.unpublish('about-us')
    const before = stores.open()
    await before.allPages()
    await before.close()
    stores.service.mode = 'down'
    expect(await stores.open().page('about-us')).toEqual({ kind: 'missing' })
  })

  it('but the home page and the not-found page always exist', async () => {
    stores.unpublish('home')
    stores.unpublish('404')
    const store = stores.open()
    expect(summary(await store.page('home'))).toBe(`${titleOf('home')} (default)`)
    expect(summary(await store.page('404'))).toBe(`${titleOf('404')} (default)`)
  })

  it.each([
    ['an empty content service', () => (stores.service.pages = [])],
    [
      'a content service with other pages',
      () => (stores.service.pages = [storedPage({ slug: 'theirs', title: 'Theirs' })]),
    ],
  ])('are not mistaken for what %s never had', async (_, change) => {
    change()
    const store = stores.open()
    expect(summary(await store.page('about-us'))).toBe(`${titleOf('about-us')} (default)`)
    expect(await store.page('nowhere')).toEqual({ kind: 'missing' })
    expect((await store.allPages()).document.map(({ slug }) => slug)).toContain('about-us')
  })
})

describe('one part that fails', () => {
  it('a menu that cannot be read is derived from the list of pages', async () => {
    stores.service.modes.set('/api/navigation', '500')
    const { document, source } = await stores.open().navigation()
    expect(source).toBe('content-service')
    expect(document.map(({ title }) => title)).toContain(titleOf('about-us'))
    expect(stores.service.requests).toContain('/api/pages?populate=*&pagination[pageSize]=100')
  })

  it('a cached menu takes precedence over one derived from pages', async () => {
    const store = stores.open()
    await store.navigation()
    stores.service.modes.set('/api/navigation', '500')
    store.changed(['navigation'])
    expect(await store.navigation()).toEqual({ kind: 'found', document: DEFAULT_NAVIGATION, source: 'cache' })
  })
})

describe('drafts', () => {
  it('carry the token, are not cached, and reach no other reader', async () => {
    const draft = storedPage(pageToStrapi({ ...aPage(), slug: 'about-us', title: 'Draft' }))
    stores.service.drafts = [{ ...draft, publishedAt: null }]
    const store = stores.open({ token: 'secret-token', budgetMs: 1000 })
    expect(summary(await store.draft('document-1'))).toBe('Draft (content-service)')
    expect(stores.service.authorizations).toEqual(['Bearer secret-token'])
    expect(summary(await store.page('about-us'))).toBe(`${titleOf('about-us')} (content-service)`)
    expect(stores.service.authorizations.slice(1).filter(Boolean)).toEqual([])
    expect(await store.draft('nowhere')).toEqual({ kind: 'missing' })
    stores.service.mode = 'hang'
    expect(await store.draft('document-1')).toEqual({ kind: 'unavailable' })
  })

  it('of the footer are shown where there is one', async () => {
    const store = stores.open({ token: 'secret-token' })
    expect((await store.draftFooter()).document).toEqual(DEFAULT_FOOTER)
    stores.service.draftFooter = { data: { newsletterTitle: 'Draft', publishedAt: null } }
    expect((await store.draftFooter()).document.newsletterTitle).toBe('Draft')
    expect((await store.footer()).document).toEqual(DEFAULT_FOOTER)
  })
  it('do not keep their images, published pages do', async () => {
    const owners: (string | null)[] = []
    const media = { ...NO_MEDIA, prepare: async (owner: string | null) => void owners.push(owner) }
    const store = stores.open({ token: 'secret-token', media })
    const shareImage = { url: '/uploads/a.png', width: 100, height: 50, updatedAt: '2026-01-01' }
    const page = storedPage({ ...pageToStrapi({ ...aPage(), slug: 'offers' }), shareImage })
    stores.service.drafts = [{ ...page, publishedAt: null }]
    stores.service.draftFooter = { data: { logo: shareImage, publishedAt: null } }
    await store.draft('document-1')
    await store.draftFooter()
    expect(new Set(owners)).toEqual(new Set([null]))
    stores.service.pages = [page]
    await store.page('offers')
    expect(owners).toContain('page:offers')
  })
})
