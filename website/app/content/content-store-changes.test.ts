import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_MEDIA } from './testing/test-dependencies.ts'
import { openTestStores, summary, titleOf, type TestStores } from './testing/test-stores.ts'

let stores: TestStores

beforeEach(async () => {
  stores = await openTestStores()
})
afterEach(() => stores.close())

describe('a notification of changes', () => {
  it('makes the next read fetch again, and only what changed', async () => {
    const store = stores.open()
    await store.page('about-us')
    await store.page('careers')
    stores.publish('about-us', 'Edited')
    expect(summary(await store.page('about-us'))).toBe(`${titleOf('about-us')} (content-service)`)
    store.changed(['page:about-us'])
    const fetched = stores.service.requests.length
    expect(summary(await store.page('about-us'))).toBe('Edited (content-service)')
    expect(summary(await store.page('careers'))).toBe(`${titleOf('careers')} (content-service)`)
    expect(stores.service.requests).toHaveLength(fetched + 1)
  })

  it('serves the old document if the service fails just then', async () => {
    const store = stores.open()
    await store.page('about-us')
    stores.publish('about-us', 'Edited')
    store.changed(['page:about-us'])
    stores.service.mode = '500'
    expect(summary(await store.page('about-us'))).toBe(`${titleOf('about-us')} (cache)`)
    stores.service.mode = 'well'
    await expect.poll(() => stores.summaryAfter(5_000, store, 'about-us')).toBe('Edited (content-service)')
    expect(stores.contentChanged).toContainEqual(['page:about-us'])
  })

  it('closes the circuit breaker: the service is requested immediately', async () => {
    const store = stores.open()
    await store.page('about-us')
    stores.service.mode = 'down'
    for (const slug of ['careers', 'contacts', 'terms', 'news', 'banks']) await store.page(slug)
    stores.service.mode = 'well'
    stores.publish('about-us', 'Edited')
    store.changed(['page:about-us'])
    expect(summary(await store.page('about-us'))).toBe('Edited (content-service)')
  })

  it('makes a new page available immediately, although it was missing a moment ago', async () => {
    const store = stores.open()
    await store.allPages()
    expect(await store.page('offers')).toEqual({ kind: 'missing' })
    stores.publish('offers', 'Our offers')
    store.changed(['page:offers', 'pages'])
    expect(summary(await store.page('offers'))).toBe('Our offers (content-service)')
  })

  it('fetches what visitors have not fetched yet, and nothing twice', async () => {
    const store = stores.open()
    await store.page('about-us')
    await store.navigation()
    await store.allPages()
    const before = stores.service.requests.length
    stores.publish('about-us', 'Edited')
    store.changed(['page:about-us', 'pages', 'navigation'])
    expect(summary(await store.page('about-us'))).toBe('Edited (content-service)')
    await store.navigation()
    await vi.waitFor(() => expect(stores.service.requests.length).toBe(before + 3), POLL_OPTIONS)
    await store.allPages()
    expect(stores.service.requests).toHaveLength(before + 3)
  })

  it('T162: of a new file has the site fetch it from the content service only, and changes no document', async () => {
    const fetched: unknown[] = []
    const media = {
      ...NO_MEDIA,
      fetch: async ({ url, revision }: { url: string; revision: string }) =>
        void fetched.push({ url, revision }),
    }
    const store = stores.open({ media })
    await store.page('about-us')
    const before = stores.service.requests.length
    const tag = 'upload:2026-11-22T10:00:00.000Z /uploads/a b.jpg'
    expect(store.changed([tag, 'upload:now http://169.254.169.254/', 'upload:', 'upload:a'])).toEqual([
      'upload:',
      'upload:a',
    ])
    const [photo] = fetched as { url: string; revision: string }[]
    expect(fetched).toHaveLength(1)
    expect(photo).toEqual({
      url: `${stores.service.url}/uploads/a%20b.jpg`,
      revision: '2026-11-22T10:00:00.000Z',
    })
    await store.page('about-us')
    expect(stores.service.requests).toHaveLength(before)
  })

  it('discards a response that was in flight', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    let isFirst = true
    const slowOnce: typeof fetch = async (input, init) => {
      const answer = await fetch(input, init)
      if (isFirst && String(input).includes('about-us')) {
        isFirst = false
        await released
      }
      return answer
    }
    const store = stores.open({ fetch: slowOnce })
    const first = store.page('about-us')
    await expect.poll(() => stores.pageRequests().length).toBe(1)
    stores.publish('about-us', 'Edited')
    store.changed(['page:about-us'])
    expect(summary(await store.page('about-us'))).toBe('Edited (content-service)')
    release()
    await first
    expect(summary(await store.page('about-us'))).toBe('Edited (content-service)')
  })
})

describe('a footer', () => {
  it('is removed, also from disk, when it is unpublished; it stays if it cannot be fetched', async () => {
    const store = stores.open()
    stores.service.footer = { data: { newsletterTitle: 'Ours' } }
    expect((await store.footer()).document.newsletterTitle).toBe('Ours')
    stores.service.modes.set('/api/footer', '404')
    store.changed(['footer'])
    expect((await store.footer()).document.newsletterTitle).toBe('Ours')
    stores.service.modes.clear()
    stores.service.footer = { data: null }
    store.changed(['footer'])
    expect(await store.footer()).toEqual({ kind: 'found', document: DEFAULT_FOOTER, source: 'default' })
    await store.close()
    stores.service.mode = 'down'
    expect((await stores.open().footer()).source).toBe('default')
  })
})

describe('polling', () => {
  it('T112: finds an older version after a backup was restored between two rounds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const store = stores.open({ poll: true })
    await vi.waitFor(async () => expect((await store.footer()).source).toBe('content-service'), POLL_OPTIONS)
    const backup = stores.service.pages
    stores.publish('about-us', 'To be undone')
    stores.publish('offers', 'Never published')
    stores.unpublish('news')
    store.changed(['page:about-us', 'page:offers', 'page:news'])
    expect(summary(await store.page('about-us'))).toBe('To be undone (content-service)')
    expect(summary(await store.page('offers'))).toBe('Never published (content-service)')
    expect(summary(await store.page('news'))).toBe('missing')
    stores.service.pages = backup
    await vi.waitFor(async () => {
      stores.advance(30_000)
      await vi.advanceTimersByTimeAsync(30_000)
      expect(stores.contentChanged.flat()).toEqual(
        expect.arrayContaining(['page:about-us', 'page:offers', 'pages']),
      )
    }, POLL_OPTIONS)
    vi.useRealTimers()
    expect(stores.contentChanged.flat()).not.toContain('page:careers')
    expect(summary(await store.page('about-us'))).toBe(`${titleOf('about-us')} (content-service)`)
    expect(summary(await store.page('news'))).toBe(`${titleOf('news')} (content-service)`)
    expect(summary(await store.page('offers'))).toBe('missing')
  })

  it('finds changed, new and removed pages, menu and footer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const store = stores.open({ poll: true })
    await vi.waitFor(() => expect(stores.service.requests.length).toBeGreaterThanOrEqual(4), POLL_OPTIONS)
    await vi.waitFor(async () => expect((await store.footer()).source).toBe('content-service'), POLL_OPTIONS)
    stores.publish('about-us', 'Edited')
    stores.publish('offers', 'Our offers')
    stores.unpublish('news')
    stores.service.footer = { data: { newsletterTitle: 'New title' } }
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(30_000)
      expect(stores.contentChanged.flat()).toEqual(
        expect.arrayContaining(['page:about-us', 'page:offers', 'page:news', 'pages', 'footer']),
      )
    }, POLL_OPTIONS)
    vi.useRealTimers()
    expect(stores.contentChanged.flat()).not.toContain('page:careers')
    expect(stores.contentChanged.flat()).not.toContain('navigation')
    expect(summary(await store.page('about-us'))).toBe('Edited (content-service)')
    expect((await store.footer()).document.newsletterTitle).toBe('New title')
  })
})

/** On a busy machine. */
const POLL_OPTIONS = { timeout: 60_000 }
