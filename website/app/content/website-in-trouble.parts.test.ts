import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageToStrapi, type StrapiData } from '@beam/content/strapi/to-strapi.ts'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Website, WebsiteDependencies } from '../website.ts'
import {
  FAILURES,
  startContentServiceStandIn,
  storedPage,
  type ContentServiceStandIn,
} from './content-service-stand-in.ts'

const SITE = 'https://site.example'
const BUILT = new URL('../../build/server/index.js', import.meta.url).href
const SEED = 20_261_120

let service: ContentServiceStandIn
let copiesFolder: string
let websites: Website[]
let errors: unknown[]

beforeEach(async () => {
  service = await startContentServiceStandIn()
  copiesFolder = await mkdtemp(join(tmpdir(), 'copies-'))
  websites = []
  errors = []
})

afterEach(async () => {
  await Promise.all(websites.map((website) => website.close()))
  await service.close()
  await removeCopies()
})

/** A copy may still be on its way to the disk; then removing is tried again. */
function removeCopies(): Promise<void> {
  return rm(copiesFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
}

async function open(): Promise<Website> {
  const { createWebsite } = (await import(BUILT)) as {
    createWebsite(dependencies: WebsiteDependencies): Website
  }
  const website = createWebsite({
    settings: {
      siteUrl: SITE,
      contentServiceUrl: service.url,
      contentServiceToken: null,
      mediaUrl: service.url,
      previewSecret: 'a secret',
      tokenSaleUrl: 'https://sale.example',
      chatScriptUrl: null,
      tagManagerId: null,
    },
    backend: async () => new Response(null, { status: 503 }),
    copiesFolder,
    onContentChange: () => {},
    log: { info: () => {}, warn: () => {}, error: (...facts) => void errors.push(facts) },
  })
  websites.push(website)
  return website
}

async function get(website: Website, path: string): Promise<{ status: number; html: string }> {
  const answer = await website.fetch(new Request(SITE + path))
  return { status: answer.status, html: await answer.text() }
}

/** A page with menu, heading and footer, whose markup ends. */
function expectWholePage({ status, html }: { status: number; html: string }): void {
  expect(status).toBe(200)
  expect(html).toMatch(/<h1[^>]*>[^<]+/)
  expect(html).toMatch(/<nav[^>]*aria-label="Main"/)
  expect(html).toContain('</footer>')
  expect(html.trimEnd()).toMatch(/<\/html>$/)
}

describe.each(FAILURES)('with a content service that is wrong: %s', (failure) => {
  it('visitors get whole pages: cold, then warm, then from copies after a restart', async () => {
    service.mode = failure
    const cold = await open()
    for (const path of ['/', '/about-us', '/contacts', '/terms']) expectWholePage(await get(cold, path))

    service.mode = 'well'
    await removeCopies()
    service.pages = [
      ...service.pages,
      storedPage({ ...pageToStrapi(ALL_PAGES[0]!), slug: 'offers', title: 'Offers' }),
    ]
    const warm = await open()
    expectWholePage(await get(warm, '/offers'))
    service.mode = failure
    expectWholePage(await get(warm, '/offers'))
    await warm.close()

    const restarted = await open()
    expectWholePage(await get(restarted, '/offers'))
    expect(errors).toEqual([])
  })

  it('a page that nothing is known of is never a server error of our own', async () => {
    service.mode = failure
    const { status, html } = await get(await open(), '/nowhere')
    const words = html.includes('Unable to load page content') ? 'unable' : 'none'
    expect(['302 none', '503 unable']).toContain(`${status} ${words}`)
  })
})

const POISONS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
  '/\\evil.example/x',
  'https://user:password@evil.example',
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '\u2028\u202e</title><script>alert(1)</script>',
]

const HARM = [
  /(?:href|src|action|poster)="\s*(?:javascript|vbscript|data:text)/i,
  /(?:href|src)="(?:\/\/|\/\\|\\)/,
  /(?:href|src)="https?:\/\/[^"/]*@/,
  /<script>alert/,
  /<img src=x/,
  /<svg onload/,
]

describe('with poisoned content', () => {
  it('pages are drawn, and nothing in them runs or leads astray', async () => {
    const website = await open()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ALL_PAGES),
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(...POISONS)), { minLength: 20, maxLength: 60 }),
        async (page, doses) => {
          const poisoned = doses.reduce<StrapiData>(poison, structuredClone(pageToStrapi(page)))
          service.pages = [storedPage({ ...poisoned, slug: 'poisoned' })]
          website.contentChanged(['page:poisoned'])
          const { status, html } = await get(website, '/poisoned')
          expect(status).toBe(200)
          for (const harm of HARM) expect(harm.exec(html)?.[0]).toBeUndefined()
        },
      ),
      { numRuns: 60, seed: SEED, endOnFailure: true },
    )
    expect(errors).toEqual([])
  })
})

/** Puts the dose in place of one of the strings, but for what says which component or node it is. */
function poison(page: StrapiData, [place, dose]: [number, string]): StrapiData {
  const places = stringsIn(page)
  const chosen = places[place % places.length]
  if (chosen) chosen.holder[chosen.name] = dose
  return page
}

function stringsIn(value: unknown): { holder: Record<string, unknown>; name: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((name) => {
    if (typeof holder[name] !== 'string') return stringsIn(holder[name])
    return name === '__component' || name === 'type' ? [] : [{ holder, name }]
  })
}
