import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStoreBench, summary, titleOf, type StoreBench } from './content-store-bench.ts'

let bench: StoreBench

beforeEach(async () => {
  bench = await openStoreBench()
})
afterEach(() => bench.close())

describe('telling of changes', () => {
  it('makes the next read ask anew, and only what changed', async () => {
    const store = bench.open()
    await store.page('about-us')
    await store.page('careers')
    bench.publish('about-us', 'Edited')
    expect(summary(await store.page('about-us'))).toBe(`${titleOf('about-us')} (content-service)`)
    store.changed(['page:about-us'])
    const asked = bench.service.requests.length
    expect(summary(await store.page('about-us'))).toBe('Edited (content-service)')
    expect(summary(await store.page('careers'))).toBe(`${titleOf('careers')} (content-service)`)
    expect(bench.service.requests).toHaveLength(asked + 1)
  })

  it('shows the old one when the service fails just then', async () => {
    const store = bench.open()
    await store.page('about-us')
    bench.publish('about-us', 'Edited')
    store.changed(['page:about-us'])
    bench.service.mode = '500'
    expect(summary(await store.page('about-us'))).toBe(`${titleOf('about-us')} (copy)`)
    bench.service.mode = 'well'
    bench.wait(5000)
    await expect.poll(async () => summary(await store.page('about-us'))).toBe('Edited (content-service)')
    expect(bench.told).toContainEqual(['page:about-us'])
  })

  it('lets a new page be found at once although it was missing a moment ago', async () => {
    const store = bench.open()
    await store.allPages()
    expect(await store.page('offers')).toEqual({ kind: 'missing' })
    bench.publish('offers', 'Our offers')
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
    const store = bench.open({ fetch: slowOnce })
    const early = store.page('about-us')
    await expect.poll(() => bench.pageRequests().length).toBe(1)
    bench.publish('about-us', 'Edited')
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
    const store = bench.open({ poll: true })
    await vi.waitFor(() => expect(bench.service.requests.length).toBeGreaterThanOrEqual(4))
    await vi.waitFor(async () => expect((await store.footer()).source).toBe('content-service'))
    bench.publish('about-us', 'Edited')
    bench.publish('offers', 'Our offers')
    bench.unpublish('news')
    bench.service.footer = { data: { newsletterTitle: 'New title' } }
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(30_000)
      expect(bench.told.flat()).toEqual(
        expect.arrayContaining(['page:about-us', 'page:offers', 'page:news', 'pages', 'footer']),
      )
    })
    vi.useRealTimers()
    expect(bench.told.flat()).not.toContain('page:careers')
    expect(bench.told.flat()).not.toContain('navigation')
    expect(summary(await store.page('about-us'))).toBe('Edited (content-service)')
    expect((await store.footer()).document.newsletterTitle).toBe('New title')
  })
})
