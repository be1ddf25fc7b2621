import { pageToStrapi } from '@beam/content/strapi/to-strapi.ts'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Website } from '../website.ts'
import { type TestWebsites, faultsOf, get, openTestWebsites } from './testing/test-websites.ts'
import { FAILURES, storedPage } from './testing/content-service-stand-in.ts'

let websites: TestWebsites

beforeEach(async () => {
  websites = await openTestWebsites()
})
afterEach(() => websites.close())

describe.each(FAILURES)('T43 to T45: with a failing content service: %s', (failure) => {
  it('visitors get complete pages: cold, then warm, then from the disk cache after a restart', async () => {
    websites.service.mode = failure
    const cold = await websites.open()
    for (const path of ['/', '/about-us', '/contacts', '/terms']) await expectWholePage(cold, path)

    websites.service.mode = 'well'
    await websites.removeCopies()
    websites.service.pages = [
      ...websites.service.pages,
      storedPage({ ...pageToStrapi(ALL_PAGES[0]!), slug: 'offers', title: 'Offers' }),
    ]
    const warm = await websites.open()
    await expectWholePage(warm, '/offers')
    websites.service.mode = failure
    await expectWholePage(warm, '/offers')
    await warm.close()

    await expectWholePage(await websites.open(), '/offers')
    expect(websites.errors).toEqual([])
  })

  it('an unknown page is never our own server error', async () => {
    websites.service.mode = failure
    const { status, html } = await get(await websites.open(), '/nowhere')
    const message = html.includes('Unable to load page content') ? 'unable' : 'none'
    expect(['302 none', '503 unable']).toContain(`${status} ${message}`)
  })
})

async function expectWholePage(website: Website, path: string): Promise<void> {
  const answer = await get(website, path)
  expect(answer.status).toBe(200)
  expect(answer.html).toMatch(/<h1[^>]*>[^<]+/)
  expect(faultsOf(answer)).toEqual([])
}
