import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_FOOTER } from '@beam/content/defaults/footer.ts'
import { DEFAULT_NAVIGATION, FALLBACK_NAVIGATION } from '@beam/content/defaults/navigation.ts'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ELSEWHERE, FAILURES } from './testing/content-service-stand-in.ts'
import { openTestStores, summary, titleOf, type TestStores } from './testing/test-stores.ts'

let stores: TestStores

beforeEach(async () => {
  stores = await openTestStores()
})
afterEach(() => stores.close())

describe.each(FAILURES)('T43 to T45: a failing content service: %s', (failure) => {
  it('cold: defaults, within the budget', async () => {
    stores.service.mode = failure
    const store = stores.open({ budgetMs: 150 })
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

  it('warm: the last documents, stale or not', async () => {
    stores.publish('about-us', 'Edited')
    const store = stores.open()
    await Promise.all([store.page('about-us'), store.navigation(), store.footer()])
    stores.service.mode = failure
    stores.advance(3_600_000)
    for (const source of ['cache', 'cache']) {
      expect(summary(await store.page('about-us'))).toBe(`Edited (${source})`)
      expect(await store.navigation()).toMatchObject({ document: DEFAULT_NAVIGATION, source })
      expect(await store.footer()).toMatchObject({ source })
    }
  })

  it('after a restart: the disk cache', async () => {
    stores.publish('about-us', 'Edited')
    const before = stores.open()
    await Promise.all([before.page('about-us'), before.navigation(), before.footer()])
    await before.close()
    stores.service.mode = failure
    const store = stores.open()
    expect(summary(await store.page('about-us'))).toBe('Edited (cache)')
    expect(await store.navigation()).toMatchObject({ document: DEFAULT_NAVIGATION, source: 'cache' })
    expect(await store.footer()).toMatchObject({ source: 'cache' })
  })

  it('and its recovery shows its documents, and notifies', async () => {
    stores.publish('about-us', 'Edited')
    stores.service.mode = failure
    const store = stores.open({ budgetMs: 500 })
    await store.page('about-us')
    stores.service.mode = 'well'
    await expect.poll(() => stores.summaryAfter(15_000, store, 'about-us')).toBe('Edited (content-service)')
    expect(stores.contentChanged.flat()).toContain('page:about-us')
  })
})

it('T53: redirects of a content service are not followed', async () => {
  stores.service.mode = 'redirect'
  await stores.open().page('about-us')
  expect(stores.service.requests.length).toBeGreaterThan(0)
  expect(stores.service.requests).not.toContain(ELSEWHERE)
})

describe('the log', () => {
  it('has one message when the service fails and one when it recovers', async () => {
    const store = stores.open()
    stores.service.mode = 'down'
    for (let number = 0; number < 20; number += 1) await store.page(`made-up-${number}`)
    stores.service.mode = 'well'
    stores.advance(60_000)
    for (let number = 20; number < 30; number += 1) await store.page(`made-up-${number}`)
    expect(stores.messages).toEqual([
      'The content service does not respond; cached and default content is served',
      'The content service responds again',
    ])
  })
})

describe('the disk cache', () => {
  it.each([
    ['cut off', (text: string) => text.slice(0, 50)],
    ['altered', (text: string) => text.replace('Edited', 'Evil!!')],
    ['empty', () => ''],
    ['of another shape', () => '[]'],
  ])('that are %s are ignored', async (_, damage) => {
    stores.publish('about-us', 'Edited')
    const store = stores.open()
    await store.page('about-us')
    await store.close()
    const folder = join(stores.cacheFolder, 'content')
    const [name = ''] = await readdir(folder)
    const file = join(folder, name)
    await writeFile(file, damage(await readFile(file, 'utf8')))
    stores.service.mode = '500'
    expect(summary(await stores.open().page('about-us'))).toBe(`${titleOf('about-us')} (default)`)
  })

  it('that cannot be written is logged once and has no other effect', async () => {
    await writeFile(join(stores.cacheFolder, 'content'), 'a file where the folder should be')
    const store = stores.open()
    expect(summary(await store.page('about-us'))).toBe(`${titleOf('about-us')} (content-service)`)
    expect(summary(await store.page('careers'))).toBe(`${titleOf('careers')} (content-service)`)
    await expect.poll(() => stores.messages).toEqual(['The disk cache of the content cannot be written'])
  })

  it('of another content service is not used', async () => {
    stores.publish('about-us', 'Edited')
    const store = stores.open()
    await store.page('about-us')
    await store.close()
    const other = stores.open({ url: 'http://127.0.0.1:9' })
    expect(summary(await other.page('about-us'))).toBe(`${titleOf('about-us')} (default)`)
  })
})

describe('any JSON in place of every response', () => {
  it('leaves pages, menu and footer intact', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (answer) => {
        const folder = join(stores.cacheFolder, String(Math.random()))
        const store = stores.open({ fetch: async () => Response.json(answer), cacheFolder: folder })
        expect(summary(await store.page('about-us'))).toBe(`${titleOf('about-us')} (default)`)
        expect((await store.navigation()).document).toEqual(FALLBACK_NAVIGATION)
        expect((await store.footer()).document.quickLinks).toBeDefined()
        expect((await store.redirects()).document).toEqual([])
      }),
      { numRuns: 100, seed: 20_261_120 },
    )
  })

  it('and a listener that throws changes nothing', async () => {
    stores.service.mode = '500'
    const store = stores.open({
      onChange: () => {
        throw new Error('not now')
      },
    })
    await store.page('about-us')
    stores.service.mode = 'well'
    const found = `${titleOf('about-us')} (content-service)`
    await expect.poll(() => stores.summaryAfter(15_000, store, 'about-us')).toBe(found)
    await expect.poll(() => stores.messages).toContain('A content change listener failed')
  })
})
