import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { block, page } from '@beam/content/defaults/compose.ts'
import { pageToStrapi } from '@beam/content/strapi/to-strapi.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ContentStore } from './content-store.ts'
import { storedPage } from './testing/content-service-stand-in.ts'
import { openTestStores, type TestStores } from './testing/test-stores.ts'

let stores: TestStores

beforeEach(async () => {
  stores = await openTestStores()
})
afterEach(() => stores.close())

function article(slug: string, publishedOn: string, title = slug) {
  return page({ slug, title, shareDescription: '', blocks: [block('article', { title, publishedOn })] })
}

function publish(...[slug, day, title]: Parameters<typeof article>): void {
  stores.unpublish(slug)
  stores.service.pages = [...stores.service.pages, storedPage(pageToStrapi(article(slug, day, title)), 200)]
}

async function titles(store: ContentStore): Promise<string[]> {
  return (await store.articles()).document.map(({ title }) => title)
}

describe('the list of articles', () => {
  it('is empty with the default content, with and without the content service', async () => {
    expect(await stores.open().articles()).toEqual({
      kind: 'found',
      document: [],
      source: 'content-service',
    })
    stores.service.mode = 'down'
    expect((await stores.open({ url: 'http://127.0.0.1:9' }).articles()).source).toBe('default')
  })

  it('has the articles that are published, newest first', async () => {
    publish('news/old', '2026-01-01')
    publish('news/new', '2026-02-01')
    expect(await titles(stores.open())).toEqual(['news/new', 'news/old'])
  })

  it('T131: never asks for drafts, and has none', async () => {
    const draft = { ...storedPage(pageToStrapi(article('news/draft', '2026-03-01')), 201), publishedAt: null }
    stores.service.drafts = [draft]
    stores.service.pages = [...stores.service.pages, draft]
    expect(await titles(stores.open({ token: 'a-token' }))).toEqual([])
    expect(stores.service.requests.filter((path) => path.includes('status='))).toEqual([])
    expect(new Set(stores.service.authorizations)).toEqual(new Set([undefined]))
  })

  it('follows the notification of an article at once, and of other pages not at all', async () => {
    const store = stores.open()
    publish('news/a', '2026-01-01', 'First')
    expect(await titles(store)).toEqual(['First'])
    publish('news/a', '2026-01-01', 'Edited')
    store.changed(['page:about-us'])
    expect(await titles(store)).toEqual(['First'])
    store.changed(['page:news/a', 'articles'])
    expect(await titles(store)).toEqual(['Edited'])
    stores.unpublish('news/a')
    store.changed(['page:news/a', 'pages', 'navigation', 'articles'])
    expect(await titles(store)).toEqual([])
  })

  it('is kept on disk for when the content service is away', async () => {
    publish('news/a', '2026-01-01')
    const store = stores.open()
    expect(await titles(store)).toEqual(['news/a'])
    await store.close()
    stores.service.mode = 'down'
    expect(await stores.open().articles()).toMatchObject({
      source: 'cache',
      document: [{ slug: 'news/a', publishedOn: '2026-01-01' }],
    })
  })

  it('has default articles while the content service does not have our pages', async () => {
    const pages = [...ALL_PAGES, article('news/ours', '2026-01-01')]
    const defaults = { pages, navigation: [], footer: (await stores.open().footer()).document }
    expect(await titles(stores.open({ defaults, url: 'http://127.0.0.1:9' }))).toEqual(['news/ours'])
    expect(await titles(stores.open({ defaults }))).toEqual([])
    stores.service.pages = []
    publish('news/theirs', '2026-02-01')
    expect(await titles(stores.open({ defaults, cacheFolder: `${stores.cacheFolder}/other` }))).toEqual([
      'news/theirs',
      'news/ours',
    ])
  })
})
