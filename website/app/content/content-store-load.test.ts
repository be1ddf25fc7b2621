import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { storedPage } from './testing/content-service-stand-in.ts'
import { openTestStores, summary, titleOf, type TestStores } from './testing/test-stores.ts'

let stores: TestStores

beforeEach(async () => {
  stores = await openTestStores()
})
afterEach(() => stores.close())

describe('load', () => {
  it('T49: 500 readers of one page make one request', async () => {
    const store = stores.open()
    const outcomes = await Promise.all(Array.from({ length: 500 }, () => store.page('about-us')))
    expect(new Set(outcomes.map(summary))).toEqual(new Set([`${titleOf('about-us')} (content-service)`]))
    expect(stores.pageRequests()).toHaveLength(1)
  })

  it('300 different pages at once use ten connections at most', async () => {
    for (let number = 0; number < 300; number += 1) stores.publish(`page-${number}`, `Page ${number}`)
    const store = stores.open()
    let maxEntries = 0
    const timer = setInterval(() => (maxEntries = Math.max(maxEntries, stores.service.sockets())), 1)
    await Promise.all(Array.from({ length: 300 }, (_, number) => store.page(`page-${number}`)))
    clearInterval(timer)
    expect(stores.pageRequests()).toHaveLength(300)
    expect(maxEntries).toBeLessThanOrEqual(10)
  })

  it('a list of ten thousand pages is complete, and proves which pages are missing', async () => {
    const made = Array.from({ length: 10_000 }, (_, number) => ({
      slug: `many/${number}`,
      title: `${number}`,
    }))
    stores.service.pages.push(...made.map((page) => storedPage(page)))
    const store = stores.open()
    const { document: pages } = await store.allPages()
    expect(new Set(pages.map(({ slug }) => slug)).size).toBe(10_000 + ALL_PAGES.length)
    expect(stores.service.requests).toHaveLength(21)
    expect(await store.page('many/10000')).toEqual({ kind: 'missing' })
    expect(stores.service.requests).toHaveLength(21)
  })

  it('made-up URLs cause no request once the pages are known, and no file on disk', async () => {
    const store = stores.open()
    await store.allPages()
    const fetched = stores.service.requests.length
    await Promise.all(Array.from({ length: 1000 }, (_, number) => store.page(`made-up-${number}`)))
    expect(stores.service.requests).toHaveLength(fetched)
    await store.close()
    expect(await readdir(join(stores.cacheFolder, 'content'))).toHaveLength(1)
  })

  it('a service that keeps failing gets no requests after five failures', async () => {
    stores.service.mode = '500'
    const store = stores.open()
    for (let number = 0; number < 50; number += 1) await store.page(`made-up-${number}`)
    expect(stores.service.requests.length).toBeLessThanOrEqual(6)
    expect(store.status()).toEqual({ reachable: false, lastSuccessAgeMs: null })
  })

  it('a service that rejects is not requested at every page view', async () => {
    stores.service.mode = '401'
    const store = stores.open()
    for (let view = 0; view < 20; view += 1) await store.page('about-us')
    expect(stores.pageRequests()).toHaveLength(1)
  })
})
