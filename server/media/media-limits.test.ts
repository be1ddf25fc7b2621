import { mkdir, readdir, rm, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../testing/fakes.ts'
import { photograph, samplePng } from '../testing/sample-images.ts'
import { serveMedia } from '../testing/serve-media.ts'
import { collectGarbage } from './collect-garbage.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { createMediaFiles } from './media-files.ts'
import { createMediaListener } from './media-listener.ts'
import { createRetries } from './retries.ts'
import { GRACE_MS, selectGarbage } from './select-garbage.ts'

const NOW = Date.parse('2026-11-22T00:00:00Z')
const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const image = (hash: string, daysUnused: number, bytes = 100) => ({
  hash,
  bytes,
  lastUsed: NOW - daysUnused * DAY_MS,
})
const hashesOf = (images: readonly { hash: string }[]) => images.map(({ hash }) => hash)

describe('T98: the images of the site are bounded', () => {
  it('unused ones are removed after a week, but not while nothing can be fetched again', () => {
    const images = [image('used', 0), image('week', 6.9), image('old', 7.1)]
    const limits = { now: NOW, maxBytes: 1_000, canRefetch: true }
    expect(hashesOf(selectGarbage(images, limits))).toEqual(['old'])
    expect(selectGarbage(images, { ...limits, canRefetch: false })).toEqual([])
  })

  it('over the budget those unused for longest are removed, and never those in use', () => {
    const images = [image('used', 0), image('one', 1), image('two', 2), image('three', 3)]
    const limits = { now: NOW, maxBytes: 250, canRefetch: false }
    expect(hashesOf(selectGarbage(images, limits))).toEqual(['three', 'two'])
    expect(hashesOf(selectGarbage(images, { ...limits, maxBytes: 0 }))).toEqual(['three', 'two', 'one'])
  })

  it('an image that no document refers to any more goes with its URL; one in memory stays', async () => {
    const site = await serveMedia()
    const { store } = site.media
    site.uploads.set('/a.png', await samplePng(50, 50))
    site.uploads.set('/b.png', await samplePng(60, 60))
    await store.prepare('page:a', [site.wanted('/a.png')], [])
    await store.prepare('page:b', [site.wanted('/b.png')], [])
    const remaining = store.find(site.wanted('/b.png'))!.versions.path.slice('/media/'.length)
    store.release('page:a')
    const files = createMediaFiles(site.folder)
    const future = new Date(Date.now() + GRACE_MS + DAY_MS)
    const options = {
      files,
      store,
      maxBytes: 1e9,
      canRefetch: () => true,
      clock: () => future,
      log: silentLog(),
    }
    expect(await collectGarbage(options)).toBeGreaterThan(0)
    // A version that was being generated meanwhile goes with the next collection.
    const left = () => collectGarbage(options).then(async () => hashesOf(await files.list()))
    await expect.poll(left).toEqual([remaining])
    expect(await readdir(join(site.folder, 'addresses'))).toHaveLength(1)
    expect(store.find(site.wanted('/a.png'))).toBeNull()
    expect(store.find(site.wanted('/b.png'))).not.toBeNull()
  })

  it('one that cannot be removed still counts towards the budget, and the others go', async () => {
    const files = {
      ...createMediaFiles('unused'),
      list: async () => [image('old', 8, 300), image('older', 9, 200), image('used', 0, 100)],
      remove: async (hash: string) => {
        if (hash === 'older') throw Object.assign(new Error('read-only'), { code: 'EROFS' })
      },
    }
    const bytes = await collectGarbage({
      files,
      store: { referenced: () => new Set(), forget() {} },
      maxBytes: 1_000,
      canRefetch: () => true,
      clock: () => new Date(NOW),
      log: silentLog(),
    })
    expect(bytes).toBe(300)
  })

  it('an image that only a draft refers to is removed over the budget after two hours', async () => {
    const site = await serveMedia()
    const { store } = site.media
    site.uploads.set('/draft.png', await samplePng(50, 50))
    await store.prepare(null, [site.wanted('/draft.png')], [])
    expect(store.find(site.wanted('/draft.png'))).not.toBeNull()
    const files = createMediaFiles(site.folder)
    const collectAfter = (ms: number) =>
      collectGarbage({
        files,
        store,
        maxBytes: 0,
        canRefetch: () => true,
        clock: () => new Date(Date.now() + ms),
        log: silentLog(),
      })
    await collectAfter(HOUR_MS)
    expect(await files.list()).toHaveLength(1)
    // A version that was being generated meanwhile goes with the next collection.
    const left = () => collectAfter(2.1 * HOUR_MS).then(() => files.list())
    await expect.poll(left).toEqual([])
  })

  it('when the budget is used up, a page is without the new image; the others stay', async () => {
    const site = await serveMedia({ maxBytes: 3_000 })
    const { store } = site.media
    site.uploads.set('/a.jpg', await photograph(300, 200))
    site.uploads.set('/b.png', await samplePng(60, 60))
    await store.prepare('page:a', [site.wanted('/a.jpg')], [])
    expect(store.find(site.wanted('/a.jpg'))).not.toBeNull()
    await site.restart()
    await site.media.store.prepare('page:a', [site.wanted('/a.jpg')], [])
    await site.media.store.prepare('page:b', [site.wanted('/b.png')], [])
    expect(site.media.store.find(site.wanted('/a.jpg'))).not.toBeNull()
    expect(site.media.store.find(site.wanted('/b.png'))).toBeNull()
  })

  it('a visitor’s request is rejected while too many wait, and after a while', async () => {
    const { sent, request } = slowListener({ waitMs: 300 })
    for (let width = 1; width <= 300; width += 1) request(`${SLOW}-${width}.webp`)
    await expect.poll(() => sent.length).toBe(300)
    expect(new Set(sent)).toEqual(new Set([503]))
  })

  it('one slow version leaves room for others, and what is on disk is sent however many wait', async () => {
    const { sent, request, generating, finish } = slowListener({ waitMs: 120_000 })
    for (let n = 0; n < 300; n += 1) request(`${SLOW}-40.webp`)
    await expect.poll(() => sent.length).toBe(250)
    for (let width = 101; width <= 400; width += 1) request(`${SLOW}-${width}.webp`)
    await expect.poll(() => sent.length).toBe(400)
    expect(new Set(sent)).toEqual(new Set([503]))
    expect(generating()).toBe(200)
    request(`${ON_DISK}-40.webp`)
    await expect.poll(() => sent.at(-1)).toBe(200)
    finish()
    await expect.poll(() => sent.length).toBe(601)
    request(`${SLOW}-40.webp`)
    await expect.poll(generating).toBe(201)
  })

  it('few originals are in memory at a time', async () => {
    const limited = limitConcurrency(3)
    let running = 0
    let most = 0
    const task = async () => {
      most = Math.max(most, (running += 1))
      await Promise.resolve()
      running -= 1
    }
    await Promise.all(Array.from({ length: 50 }, () => limited(task)))
    expect(most).toBe(3)
  })

  it('images that cannot be fetched are tried again with growing pauses, not with each page view', () => {
    let now = 0
    const retries = createRetries({ firstPauseMs: 1_000, clock: () => now })
    for (const pause of [1_000, 2_000, 4_000]) {
      retries.failed('a', 'failed', () => {})
      expect(retries.mustWait('a')).toBe(true)
      now += pause - 1
      expect(retries.mustWait('a')).toBe(true)
      now += 1
      expect(retries.mustWait('a')).toBe(false)
    }
    retries.failed('b', 'missing', () => {})
    now += 600_000
    expect(retries.mustWait('b')).toBe(true)
  })
})

describe('T99: a folder that cannot be written', () => {
  it('costs a page its new images, and nothing else', async () => {
    const site = await serveMedia()
    site.uploads.set('/a.png', await samplePng(50, 50))
    await rm(site.folder, { recursive: true, maxRetries: 10, retryDelay: 50 })
    // Writing into it fails for every user.
    await symlink('/proc/none', site.folder)
    await site.media.store.prepare('page:a', [site.wanted('/a.png')], [])
    expect(site.media.store.find(site.wanted('/a.png'))).toBeNull()
    expect((await fetch(`${site.url}/media/0123456789abcdef01234567-40.webp`)).status).toBe(404)
  })

  it('a record or URL that a crash has truncated counts as none', async () => {
    const site = await serveMedia()
    site.uploads.set('/a.png', await samplePng(50, 50))
    const files = createMediaFiles(site.folder)
    await mkdir(join(site.folder, '0'.repeat(24)))
    expect(await files.read('0'.repeat(24))).toBeNull()
    expect(await files.readImageHash('x')).toBeNull()
    const abandoned = await files.writeTemporary(Buffer.from('half an image'))
    const recent = await files.writeTemporary(Buffer.from('being written'))
    await utimes(abandoned, new Date(0), new Date(0))
    await files.removeIncoming()
    expect(await readdir(join(site.folder, 'incoming'))).toEqual([recent.split('/').at(-1)])
  })

  it('does not keep the site from starting when something in it cannot be removed', async () => {
    const site = await serveMedia()
    const abandoned = await createMediaFiles(site.folder).writeTemporary(Buffer.from('half an image'))
    const stuck = join(site.folder, 'incoming', 'a-folder')
    await mkdir(stuck)
    for (const leftover of [stuck, abandoned]) await utimes(leftover, new Date(0), new Date(0))
    await site.restart()
    expect(await readdir(join(site.folder, 'incoming'))).toEqual(['a-folder'])
  })
})

const SLOW = '0123456789abcdef01234567'
const ON_DISK = 'abcdef0123456789abcdef01'

/** A listener whose versions of SLOW are generated only when the test finishes them. */
function slowListener(options: { readonly waitMs?: number } = {}) {
  const sent: number[] = []
  const { promise, resolve } = Promise.withResolvers<'missing'>()
  let generating = 0
  const handle = createMediaListener({
    store: {
      stored: async (hash) => (hash === ON_DISK ? Buffer.from('bytes') : null),
      generate() {
        generating += 1
        return promise
      },
    },
    siteUrl: 'https://beam.example',
    onSent: (status) => void sent.push(status),
    ...options,
  })
  return {
    sent,
    request: (path: string) =>
      void handle(
        { method: 'HEAD', url: `/media/${path}`, headers: {} } as never,
        { setHeader() {}, end() {}, statusCode: 0 } as never,
      ),
    generating: () => generating,
    finish: () => resolve('missing'),
  }
}
