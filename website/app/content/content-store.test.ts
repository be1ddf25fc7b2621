import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { DEFAULT_NAVIGATION, FALLBACK_NAVIGATION } from '@beam/content/defaults/navigation.ts'
import { pageToStrapi } from '@beam/content/strapi/to-strapi.ts'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  FAILURES,
  startContentServiceStandIn,
  storedPage,
  type ContentServiceStandIn,
} from './content-service-stand-in.ts'
import { createContentStore } from './content-store.server.ts'
import type { ContentStore, ContentStoreOptions, PageOutcome } from './content-store.ts'

/** Long enough never to matter; only what fails by silence is given less. */
const BUDGET_MS = 10_000

let service: ContentServiceStandIn
let copiesFolder: string
let now: number
let stores: ContentStore[]
const said: string[] = []
const told: string[][] = []

beforeEach(async () => {
  service = await startContentServiceStandIn()
  copiesFolder = await mkdtemp(join(tmpdir(), 'copies-'))
  now = Date.parse('2026-01-01T00:00:00Z')
  stores = []
  said.length = 0
  told.length = 0
})

afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()))
  await service.close()
  await rm(copiesFolder, { recursive: true, force: true })
})

function say(_: object, words: string): void {
  said.push(words)
}

function open(given: Partial<ContentStoreOptions> = {}): ContentStore {
  const store = createContentStore({
    url: service.url,
    token: null,
    mediaUrl: 'http://media.example',
    copiesFolder,
    log: { info: say, warn: say, error: say },
    defaults: { pages: ALL_PAGES, navigation: FALLBACK_NAVIGATION, footer: DEFAULT_FOOTER },
    onChange: (tags) => void told.push([...tags]),
    clock: () => now,
    budgetMs: BUDGET_MS,
    poll: false,
    ...given,
  })
  stores.push(store)
  return store
}

/** Publishes a page, or changes one. */
function publish(slug: string, title: string): void {
  const [first] = ALL_PAGES
  const page = storedPage(pageToStrapi({ ...first!, slug, title }), 99, new Date((now += 1000)).toISOString())
  service.pages = [...service.pages.filter((other) => other['slug'] !== slug), page]
}

function unpublish(slug: string): void {
  service.pages = service.pages.filter((page) => page['slug'] !== slug)
}

function summary(outcome: PageOutcome): string {
  return outcome.kind === 'found' ? `${outcome.document.title} (${outcome.source})` : outcome.kind
}

const titleOf = (slug: string) => ALL_PAGES.find((page) => page.slug === slug)?.title ?? ''
const pageRequests = () => service.requests.filter((path) => path.includes('filters['))

describe('a content service that is well', () => {
  it('gives pages, menu, footer, redirects and the list of pages', async () => {
    service.redirects = [{ from: '/old', to: '/about-us', permanent: true }]
    const store = open()
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
    expect(store.status()).toEqual({ reachable: true, lastGoodAnswerAgeMs: 0 })
  })

  it('wins over a default page', async () => {
    publish('about-us', 'About us, edited')
    expect(summary(await open().page('about-us'))).toBe('About us, edited (content-service)')
  })

  it('finds a page by slug, then by title', async () => {
    publish('offers', 'Our offers')
    const store = open()
    expect(summary(await store.page('offers'))).toBe('Our offers (content-service)')
    expect(summary(await store.page('Our offers'))).toBe('Our offers (content-service)')
    expect(summary(await store.pageByTitleOrSlug('pages', 'offers'))).toBe('Our offers (content-service)')
  })

  it('finds a page by title with the list of pages unreadable', async () => {
    publish('offers', 'Our offers')
    service.modes.set('/api/pages?fields', '404')
    expect(summary(await open().page('Our offers'))).toBe('Our offers (content-service)')
    expect(pageRequests().at(-1)).toContain('filters[title][$eq]=Our%20offers&')
  })

  it('lists more pages than one answer holds', async () => {
    for (let number = 0; number < 230; number += 1) publish(`page-${number}`, `Page ${number}`)
    expect((await open().allPages()).document).toHaveLength(ALL_PAGES.length + 230)
  })

  it('serves no content type but pages', async () => {
    const store = open()
    for (const type of ['users', 'page', 'admin', '../pages', 'pages?x', '__proto__'])
      expect(await store.pageByTitleOrSlug(type, 'about-us')).toEqual({ kind: 'missing' })
    expect(service.requests).toEqual([])
  })

  it('is asked with fixed fields and encoded values only', async () => {
    service.modes.set('/api/pages?fields', '404')
    const store = open()
    const names = [
      'x&filters[createdBy][email][$contains]=a',
      'x&populate=*',
      'a b#c?d=e',
      '][$ne]=',
      'x&status=draft',
      '%00',
      'ä/ö',
    ]
    for (const name of names) expect((await store.page(name)).kind).toBe('missing')
    for (const path of pageRequests()) {
      const query = new URL(path, service.url).searchParams
      const asked = [...query.keys()].filter((key) => !key.startsWith('populate[')).toSorted()
      expect(asked).toEqual(['filters[title][$eq]', 'pagination[pageSize]'])
      expect(names).toContain(query.get('filters[title][$eq]'))
    }
  })

  it('is not asked for words that are no address', async () => {
    const store = open()
    for (const words of ['', 'x'.repeat(201), 'a\u0000b', 'a\nb', '\ud800'])
      expect(await store.page(words)).toEqual({ kind: 'missing' })
    expect(service.requests).toEqual([])
  })

  it('is asked in the plain way when it refuses the exact question', async () => {
    const store = open({
      fetch: async (input, init) =>
        String(input).includes('[on]') ? new Response('{}', { status: 400 }) : fetch(input, init),
    })
    expect(summary(await store.page('about-us'))).toBe(`${titleOf('about-us')} (content-service)`)
    expect(pageRequests()).toEqual([expect.stringContaining('populate[Content][populate]=*')])
  })

  it('that answers every question with the same page is not believed', async () => {
    const store = open({ fetch: async () => Response.json({ data: [{ slug: 'other', title: 'Other' }] }) })
    expect(summary(await store.page('nowhere'))).toBe('missing')
  })
})

describe('pages that editors took away', () => {
  it('stay away although there is a default', async () => {
    unpublish('about-us')
    expect(await open().page('about-us')).toEqual({ kind: 'missing' })
  })

  it('stay away when the service goes down, and after a restart', async () => {
    unpublish('about-us')
    const before = open()
    await before.allPages()
    await before.close()
    service.mode = 'down'
    expect(await open().page('about-us')).toEqual({ kind: 'missing' })
  })

  it('but the start page and the not-found page are always there', async () => {
    unpublish('home')
    unpublish('404')
    const store = open()
    expect(summary(await store.page('home'))).toBe(`${titleOf('home')} (default)`)
    expect(summary(await store.page('404'))).toBe(`${titleOf('404')} (default)`)
  })

  it.each([
    ['an empty content service', () => (service.pages = [])],
    [
      'a content service with other pages',
      () => (service.pages = [storedPage({ slug: 'theirs', title: 'Theirs' })]),
    ],
  ])('are not mistaken for what %s never had', async (_, change) => {
    change()
    const store = open()
    expect(summary(await store.page('about-us'))).toBe(`${titleOf('about-us')} (default)`)
    expect(await store.page('nowhere')).toEqual({ kind: 'missing' })
    expect((await store.allPages()).document.map(({ slug }) => slug)).toContain('about-us')
  })
})

describe.each(FAILURES)('a content service that is wrong: %s', (failure) => {
  it('cold: defaults, within the budget', async () => {
    service.mode = failure
    const store = open({ budgetMs: 150 })
    const [page, navigation, footer] = await Promise.all([
      store.page('about-us'),
      store.navigation(),
      store.footer(),
    ])
    expect(summary(page)).toBe(`${titleOf('about-us')} (default)`)
    expect(navigation).toEqual({ kind: 'found', document: FALLBACK_NAVIGATION, source: 'default' })
    expect(footer).toEqual({ kind: 'found', document: DEFAULT_FOOTER, source: 'default' })
    expect((await store.redirects()).document).toEqual([])
    const unknown = await store.page('nowhere')
    expect(unknown.kind).toBe(failure === 'empty' ? 'missing' : 'unavailable')
  })

  it('warm: what was last read, old or not', async () => {
    publish('about-us', 'Edited')
    const store = open()
    await Promise.all([store.page('about-us'), store.navigation(), store.footer()])
    service.mode = failure
    now += 3_600_000
    for (const source of ['copy', 'copy']) {
      expect(summary(await store.page('about-us'))).toBe(`Edited (${source})`)
      expect(await store.navigation()).toMatchObject({ document: DEFAULT_NAVIGATION, source })
      expect(await store.footer()).toMatchObject({ source })
    }
  })

  it('after a restart: the copies on disk', async () => {
    publish('about-us', 'Edited')
    const before = open()
    await Promise.all([before.page('about-us'), before.navigation(), before.footer()])
    await before.close()
    service.mode = failure
    const store = open()
    expect(summary(await store.page('about-us'))).toBe('Edited (copy)')
    expect(await store.navigation()).toMatchObject({ document: DEFAULT_NAVIGATION, source: 'copy' })
    expect(await store.footer()).toMatchObject({ source: 'copy' })
  })

  it('and its recovery shows what it holds, and says so', async () => {
    publish('about-us', 'Edited')
    service.mode = failure
    const store = open({ budgetMs: 500 })
    await store.page('about-us')
    service.mode = 'well'
    now += 15_000
    await expect.poll(async () => summary(await store.page('about-us'))).toBe('Edited (content-service)')
    expect(told.flat()).toContain('page:about-us')
  })
})

describe('one part that fails', () => {
  it('a menu that cannot be read is made of the list of pages', async () => {
    service.modes.set('/api/navigation', '500')
    const { document, source } = await open().navigation()
    expect(source).toBe('content-service')
    expect(document.map(({ title }) => title)).toContain(titleOf('about-us'))
    expect(service.requests).toContain('/api/pages?populate=*&pagination[pageSize]=100')
  })

  it('a menu that was read before is better than one made of pages', async () => {
    const store = open()
    await store.navigation()
    service.modes.set('/api/navigation', '500')
    store.changed(['navigation'])
    expect(await store.navigation()).toEqual({ kind: 'found', document: DEFAULT_NAVIGATION, source: 'copy' })
  })
})

describe('telling of changes', () => {
  it('makes the next read ask anew, and only what changed', async () => {
    const store = open()
    await store.page('about-us')
    await store.page('careers')
    publish('about-us', 'Edited')
    expect(summary(await store.page('about-us'))).toBe(`${titleOf('about-us')} (content-service)`)
    store.changed(['page:about-us'])
    const asked = service.requests.length
    expect(summary(await store.page('about-us'))).toBe('Edited (content-service)')
    expect(summary(await store.page('careers'))).toBe(`${titleOf('careers')} (content-service)`)
    expect(service.requests).toHaveLength(asked + 1)
  })

  it('shows the old one when the service fails just then', async () => {
    const store = open()
    await store.page('about-us')
    publish('about-us', 'Edited')
    store.changed(['page:about-us'])
    service.mode = '500'
    expect(summary(await store.page('about-us'))).toBe(`${titleOf('about-us')} (copy)`)
    service.mode = 'well'
    now += 5000
    await expect.poll(async () => summary(await store.page('about-us'))).toBe('Edited (content-service)')
    expect(told).toContainEqual(['page:about-us'])
  })

  it('lets a new page be found at once although it was missing a moment ago', async () => {
    const store = open()
    await store.allPages()
    expect(await store.page('offers')).toEqual({ kind: 'missing' })
    publish('offers', 'Our offers')
    store.changed(['page:offers', 'pages'])
    expect(summary(await store.page('offers'))).toBe('Our offers (content-service)')
  })

  it('lets an answer that was under way not count', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    let isFirst = true
    const slowOnce: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init)
      if (isFirst && String(input).includes('about-us')) {
        isFirst = false
        await held
      }
      return answer
    }
    const store = open({ fetch: slowOnce })
    const early = store.page('about-us')
    await expect.poll(() => pageRequests().length).toBe(1)
    publish('about-us', 'Edited')
    store.changed(['page:about-us'])
    expect(summary(await store.page('about-us'))).toBe('Edited (content-service)')
    release()
    await early
    expect(summary(await store.page('about-us'))).toBe('Edited (content-service)')
  })
})

describe('looking for changes without being told', () => {
  it('finds changed, new and removed pages, menu and footer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const store = open({ poll: true })
    await vi.waitFor(() => expect(service.requests.length).toBeGreaterThanOrEqual(4))
    await vi.waitFor(async () => expect((await store.footer()).source).toBe('content-service'))
    publish('about-us', 'Edited')
    publish('offers', 'Our offers')
    unpublish('news')
    service.footer = { data: { newsletterTitle: 'New title' } }
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(30_000)
      expect(told.flat()).toEqual(
        expect.arrayContaining(['page:about-us', 'page:offers', 'page:news', 'pages', 'footer']),
      )
    })
    vi.useRealTimers()
    expect(told.flat()).not.toContain('page:careers')
    expect(told.flat()).not.toContain('navigation')
    expect(summary(await store.page('about-us'))).toBe('Edited (content-service)')
    expect((await store.footer()).document.newsletterTitle).toBe('New title')
  })
})

describe('load', () => {
  it('500 readers of one page make one request', async () => {
    const store = open()
    const outcomes = await Promise.all(Array.from({ length: 500 }, () => store.page('about-us')))
    expect(new Set(outcomes.map(summary))).toEqual(new Set([`${titleOf('about-us')} (content-service)`]))
    expect(pageRequests()).toHaveLength(1)
  })

  it('300 different pages at once use ten connections at most', async () => {
    for (let number = 0; number < 300; number += 1) publish(`page-${number}`, `Page ${number}`)
    const store = open()
    let most = 0
    const timer = setInterval(() => (most = Math.max(most, service.sockets())), 1)
    await Promise.all(Array.from({ length: 300 }, (_, number) => store.page(`page-${number}`)))
    clearInterval(timer)
    expect(pageRequests()).toHaveLength(300)
    expect(most).toBeLessThanOrEqual(10)
  })

  it('made-up addresses cost no request once the pages are known, and leave nothing on disk', async () => {
    const store = open()
    await store.allPages()
    const asked = service.requests.length
    await Promise.all(Array.from({ length: 1000 }, (_, number) => store.page(`made-up-${number}`)))
    expect(service.requests).toHaveLength(asked)
    await store.close()
    expect(await readdir(join(copiesFolder, 'content'))).toHaveLength(1)
  })

  it('a service that keeps failing is left alone after five failures', async () => {
    service.mode = '500'
    const store = open()
    for (let number = 0; number < 50; number += 1) await store.page(`made-up-${number}`)
    expect(service.requests.length).toBeLessThanOrEqual(6)
    expect(store.status()).toEqual({ reachable: false, lastGoodAnswerAgeMs: null })
  })

  it('a service that refuses is not asked at every view', async () => {
    service.mode = '401'
    const store = open()
    for (let view = 0; view < 20; view += 1) await store.page('about-us')
    expect(pageRequests()).toHaveLength(1)
  })
})

describe('the log', () => {
  it('says once when the service goes away and once when it is back', async () => {
    const store = open()
    service.mode = 'down'
    for (let number = 0; number < 20; number += 1) await store.page(`made-up-${number}`)
    service.mode = 'well'
    now += 60_000
    for (let number = 20; number < 30; number += 1) await store.page(`made-up-${number}`)
    expect(said).toEqual([
      'The content service does not answer; copies and defaults are shown',
      'The content service answers again',
    ])
  })
})

describe('copies on disk', () => {
  it.each([
    ['cut off', (text: string) => text.slice(0, 50)],
    ['altered', (text: string) => text.replace('Edited', 'Evil!!')],
    ['empty', () => ''],
    ['of another shape', () => '[]'],
  ])('that are %s are ignored', async (_, damage) => {
    publish('about-us', 'Edited')
    const store = open()
    await store.page('about-us')
    await store.close()
    const folder = join(copiesFolder, 'content')
    const [name = ''] = await readdir(folder)
    const file = join(folder, name)
    await writeFile(file, damage(await readFile(file, 'utf8')))
    service.mode = '500'
    expect(summary(await open().page('about-us'))).toBe(`${titleOf('about-us')} (default)`)
  })

  it('that cannot be written are said once and cost nothing else', async () => {
    await writeFile(join(copiesFolder, 'content'), 'a file where the folder should be')
    const store = open()
    expect(summary(await store.page('about-us'))).toBe(`${titleOf('about-us')} (content-service)`)
    expect(summary(await store.page('careers'))).toBe(`${titleOf('careers')} (content-service)`)
    await expect.poll(() => said).toEqual(['Copies of the content cannot be kept on disk'])
  })

  it('of another content service are not shown', async () => {
    publish('about-us', 'Edited')
    const store = open()
    await store.page('about-us')
    await store.close()
    const other = open({ url: 'http://127.0.0.1:9' })
    expect(summary(await other.page('about-us'))).toBe(`${titleOf('about-us')} (default)`)
  })
})

describe('any JSON in place of every answer', () => {
  it('leaves pages, menu and footer whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (answer) => {
        const folder = join(copiesFolder, String(Math.random()))
        const store = open({ fetch: async () => Response.json(answer), copiesFolder: folder })
        expect(summary(await store.page('about-us'))).toBe(`${titleOf('about-us')} (default)`)
        expect((await store.navigation()).document).toEqual(FALLBACK_NAVIGATION)
        expect((await store.footer()).document.quickLinks).toBeDefined()
        expect((await store.redirects()).document).toEqual([])
      }),
      { numRuns: 100, seed: 20_261_120 },
    )
  })

  it('and a listener that throws changes nothing', async () => {
    service.mode = '500'
    const store = open({
      onChange: () => {
        throw new Error('not now')
      },
    })
    await store.page('about-us')
    service.mode = 'well'
    now += 15_000
    await expect.poll(async () => (await store.page('about-us')).kind).toBe('found')
    await expect.poll(() => said).toContain('A change of the content could not be passed on')
  })
})

describe('drafts', () => {
  it('carry the token, are not kept, and reach no other reader', async () => {
    service.drafts = [storedPage(pageToStrapi({ ...ALL_PAGES[0]!, slug: 'about-us', title: 'Draft' }))]
    const store = open({ token: 'secret-token', budgetMs: 1000 })
    expect(summary(await store.draft('about-us'))).toBe('Draft (content-service)')
    expect(service.authorizations).toEqual(['Bearer secret-token'])
    expect(summary(await store.page('about-us'))).toBe(`${titleOf('about-us')} (content-service)`)
    expect(service.authorizations.slice(1).filter(Boolean)).toEqual([])
    expect(await store.draft('nowhere')).toEqual({ kind: 'missing' })
    service.mode = 'hang'
    expect(await store.draft('about-us')).toEqual({ kind: 'unavailable' })
  })

  it('of the footer are shown where there is one', async () => {
    const store = open({ token: 'secret-token' })
    expect((await store.draftFooter()).document).toEqual(DEFAULT_FOOTER)
    service.draftFooter = { data: { newsletterTitle: 'Draft' } }
    expect((await store.draftFooter()).document.newsletterTitle).toBe('Draft')
    expect((await store.footer()).document).toEqual(DEFAULT_FOOTER)
  })
})
