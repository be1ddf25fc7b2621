import { pageToStrapi } from '@beam/content/strapi/to-strapi.ts'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Website } from '../website.ts'
import { type BuiltWebsiteBench, faultsOf, get, openBuiltWebsiteBench } from './built-website-bench.ts'
import { FAILURES, storedPage } from './content-service-stand-in.ts'

let bench: BuiltWebsiteBench

beforeEach(async () => {
  bench = await openBuiltWebsiteBench()
})
afterEach(() => bench.close())

describe.each(FAILURES)('with a content service that is wrong: %s', (failure) => {
  it('visitors get whole pages: cold, then warm, then from copies after a restart', async () => {
    bench.service.mode = failure
    const cold = await bench.open()
    for (const path of ['/', '/about-us', '/contacts', '/terms']) await expectWholePage(cold, path)

    bench.service.mode = 'well'
    await bench.removeCopies()
    bench.service.pages = [
      ...bench.service.pages,
      storedPage({ ...pageToStrapi(ALL_PAGES[0]!), slug: 'offers', title: 'Offers' }),
    ]
    const warm = await bench.open()
    await expectWholePage(warm, '/offers')
    bench.service.mode = failure
    await expectWholePage(warm, '/offers')
    await warm.close()

    await expectWholePage(await bench.open(), '/offers')
    expect(bench.errors).toEqual([])
  })

  it('a page that nothing is known of is never a server error of our own', async () => {
    bench.service.mode = failure
    const { status, html } = await get(await bench.open(), '/nowhere')
    const words = html.includes('Unable to load page content') ? 'unable' : 'none'
    expect(['302 none', '503 unable']).toContain(`${status} ${words}`)
  })
})

async function expectWholePage(website: Website, path: string): Promise<void> {
  const answer = await get(website, path)
  expect(answer.status).toBe(200)
  expect(answer.html).toMatch(/<h1[^>]*>[^<]+/)
  expect(faultsOf(answer)).toEqual([])
}
