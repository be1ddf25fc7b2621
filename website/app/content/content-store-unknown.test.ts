import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestStores, summary, type TestStores } from './testing/test-stores.ts'

let stores: TestStores

beforeEach(async () => {
  stores = await openTestStores()
})
afterEach(() => stores.close())

const UNKNOWN = { kind: 'unavailable' }
const MISSING = { kind: 'missing' }

describe('T91: a page published for the first time', () => {
  it('is fetched on notification, and served although the content service freezes then', async () => {
    const store = stores.open({ budgetMs: 1_000 })
    await store.allPages()
    stores.publish('offers', 'Our offers')
    store.changed(['page:offers', 'pages'])
    await expect.poll(() => stores.pageRequests()).toHaveLength(1)
    await expect.poll(() => stores.service.requests).toHaveLength(3)
    stores.service.mode = 'hang'
    expect(summary(await store.page('offers'))).toBe('Our offers (content-service)')
  })

  it('is unknown, not missing, while the content service is frozen; then it is there', async () => {
    const store = stores.open({ budgetMs: 1_000 })
    await store.allPages()
    stores.publish('offers', 'Our offers')
    stores.service.mode = 'hang'
    store.changed(['page:offers', 'pages'])
    expect(await store.page('offers')).toEqual(UNKNOWN)
    expect(await store.page('offers')).toEqual(UNKNOWN)
    expect(store.isMissing('offers')).toBe(false)
    stores.service.mode = 'well'
    await expect.poll(() => stores.summaryAfter(5_000, store, 'offers')).toBe('Our offers (content-service)')
  })

  it('is unknown although it was missing a moment before', async () => {
    const store = stores.open({ budgetMs: 1_000 })
    expect(await store.page('offers')).toEqual(MISSING)
    stores.publish('offers', 'Our offers')
    stores.service.mode = 'hang'
    store.changed(['page:offers'])
    expect(await store.page('offers')).toEqual(UNKNOWN)
  })

  it('is unknown when it replaces a deleted default page', async () => {
    stores.unpublish('about-us')
    const store = stores.open({ budgetMs: 1_000 })
    expect(await store.page('about-us')).toEqual(MISSING)
    stores.publish('about-us', 'About us, again')
    stores.service.mode = 'hang'
    store.changed(['page:about-us', 'pages'])
    expect(await store.page('about-us')).toEqual(UNKNOWN)
  })

  it('is found after a restart amid the freeze, as soon as that ends', async () => {
    const before = stores.open()
    await before.allPages()
    await before.close()
    stores.publish('offers', 'Our offers')
    stores.service.mode = 'hang'
    const store = stores.open({ budgetMs: 1_000 })
    expect(await store.page('offers')).toEqual(UNKNOWN)
    stores.service.mode = 'well'
    await expect.poll(() => stores.summaryAfter(5_000, store, 'offers')).toBe('Our offers (content-service)')
  })
})

describe('T91: a made-up URL', () => {
  it('is missing while the content service responds, and unknown after a long silence', async () => {
    const store = stores.open({ budgetMs: 1_000 })
    await store.allPages()
    expect(await store.page('made-up')).toEqual(MISSING)
    stores.service.mode = 'hang'
    expect(await store.page('made-up')).toEqual(MISSING)
    stores.advance(3_600_000)
    expect(await store.page('made-up')).toEqual(UNKNOWN)
  })

  it('is known from memory alone only while the list of pages is fresh', async () => {
    const store = stores.open()
    expect(store.isMissing('made-up')).toBe(false)
    await store.allPages()
    expect(store.isMissing('made-up')).toBe(true)
    expect(store.isMissing('about-us')).toBe(false)
    expect(store.isMissing('About Us')).toBe(true)
    stores.advance(61_000)
    expect(store.isMissing('made-up')).toBe(false)
  })
})

describe('T91: a process without CPU time', () => {
  it('does not blame a content service that responds', async () => {
    for (let number = 0; number < 6; number += 1) stores.publish(`page-${number}`, `Page ${number}`)
    const store = stores.open({ budgetMs: 500 })
    for (let number = 0; number < 6; number += 1) {
      const outcome = store.page(`page-${number}`)
      while (stores.pageRequests().length <= number) await new Promise((resolve) => setImmediate(resolve))
      block(800)
      expect(summary(await outcome)).toBe(`Page ${number} (content-service)`)
    }
    expect(stores.messages).toEqual([])
  })
})

/** Keeps this process from doing anything, for so many milliseconds. */
function block(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
