import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ALL_PAGES } from '@beam/content/defaults/all-pages.ts'
import { NOT_FOUND_SLUG, pagePath } from '@beam/content/model/page.ts'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import { applyForm } from '@beam/forms/definitions/apply.ts'
import { careerApplyForm } from '@beam/forms/definitions/career-apply.ts'
import { contactForm } from '@beam/forms/definitions/contact.ts'
import { installationForm } from '@beam/forms/definitions/installation.ts'
import { investorForm } from '@beam/forms/definitions/investor.ts'
import { osInstallationForm } from '@beam/forms/definitions/os-installation.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recompressAsBrotli } from './response-cache/compress.ts'
import { formData } from './testing/post-form.ts'
import { type BuiltSite, startBuiltSite } from './testing/start-built-site.ts'

const FORM_PAGES = ALL_FORMS.map(({ page }) => page)
const DOCUMENT = ['the page itself']

const PATHS = ALL_PAGES.map(({ slug }) => pagePath(slug))

let site: BuiltSite
beforeAll(async () => {
  site = await startBuiltSite()
})
afterAll(async () => {
  site.process.kill('SIGTERM')
  await site.exited
})

/** The answer once the site is not too busy, as it may be on a busy machine. */
async function open(path: string): Promise<Response> {
  let response = Response.error()
  const status = async () => (response = await fetch(site.url + path, { redirect: 'manual' })).status
  await expect.poll(status).not.toBe(503)
  return response
}

const read = async (path: string) => (await open(path)).text()

async function readAsset(name: string) {
  const response = await fetch(`${site.url}/assets/${name}`, { headers: { 'accept-encoding': 'br' } })
  const { status, headers } = response
  return { status, headers, text: await response.text() }
}

/** Scripts that the page waits with, each once. */
function scriptsOf(html: string): string[] {
  const deferred = [...html.matchAll(/<template data-deferred>(.*?)<\/template>/gs)].map(
    ([, markup]) => markup,
  )
  const addresses = deferred
    .join('')
    .matchAll(/(?<=(?:href|src)="|from"|import(?: |\()?")\/[^"]+\.js|\/state\/[^"]+(?=")/g)
  return [...new Set([...addresses].map(([address]) => address))]
}

/** Style sheet, icon, and what is preloaded: fonts, and the first picture. */
function linkedFiles(html: string): string[] {
  const links = html.matchAll(/<link[^>]* rel="(?:stylesheet|preload|icon)"[^>]*>/g)
  return [...links].map(([link]) => / href="([^"]+)"/.exec(link)?.[1] ?? link)
}

/** Illustrations, each file once; not the QR code, which phones do not load. */
function pictures(html: string): string[] {
  return [...new Set([...html.matchAll(/src="(\/art\/[^"#]+)/g)].map(([, path = '']) => path))]
}

it.each([
  ['/about-us.data?_routes=pages%2Fpage', 'pages/page'],
  ['/_.data?_routes=pages%2Fhome', 'pages/home'],
])('the data of a page at %s is cached: the cache knows the id of its route', async (address, id) => {
  const response = await open(address)
  expect(response.headers.get('etag')).toMatch(/^W\//)
  expect(await response.text()).toContain(`"${id}"`)
})

describe.each(PATHS)('the built page %s', (path) => {
  it('T33: answers with its title, one main heading and its policy', async () => {
    const response = await open(path)
    expect(response.status).toBe(path === `/${NOT_FOUND_SLUG}` ? 404 : 200)
    const html = await response.text()
    expect(html).toMatch(/^<!DOCTYPE html><html /)
    expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(response.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
  })

  it('is visible without scripts, and loads none', async () => {
    const html = await read(path)
    expect(html).not.toMatch(/<template id="B:|<div hidden="" id="S:|<!--\$[?!]/)
    expect(html.replaceAll(/<template data-deferred>.*?<\/template>/gs, '')).not.toMatch(
      /<script[^>]*\bsrc=|<script type="module"|rel="modulepreload"/,
    )
    expect(html.split('</head>', 1)[0]).not.toContain('rel="stylesheet"')
  })

  it('T32: contains no inline style, which its policy would block', async () => {
    expect(await read(path)).not.toMatch(/<[^>]+ style="/)
  })
})

/** React and its router take 90,000 of them. Headers are not included. */
const SCRIPT_BYTES = 118_500

/** Bytes in the best brotli, which the site sends soon after the first request. */
async function scriptBytes(path: string): Promise<number> {
  const text = await (await fetch(site.url + path)).text()
  return (await recompressAsBrotli(gzipSync(text))).length
}

/** Some have pictures below their form, which load when they come into view. */
const MAX_FILES: ReadonlyMap<string, number> = new Map([
  [careerApplyForm.page, 16],
  [applyForm.page, 14],
  [investorForm.page, 14],
  [installationForm.page, 13],
  [osInstallationForm.page, 13],
])
const MAX_FILES_OF_OTHERS = 12

describe('requests', () => {
  it.each(FORM_PAGES)(
    '%s loads at most five files of scripts with 118,500 bytes, and few files in all',
    async (path) => {
      const html = await read(path)
      const scripts = scriptsOf(html)
      expect(scripts.length).toBeLessThanOrEqual(5)
      // Each is there, and none only passes on what another one exports.
      for (const script of scripts) {
        const response = await fetch(site.url + script)
        expect([script, response.status]).toEqual([script, 200])
        expect((await response.text()).length).toBeGreaterThan(400)
      }
      const sizes = await Promise.all(scripts.map(scriptBytes))
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(SCRIPT_BYTES)
      const files = new Set([...DOCUMENT, ...linkedFiles(html), ...scripts, ...pictures(html)])
      expect(files.size).toBeLessThanOrEqual(MAX_FILES.get(path) ?? MAX_FILES_OF_OTHERS)
    },
  )

  it('the home page has at most eight files down to its calculator', async () => {
    const html = await read('/')
    const calculator = html.indexOf('class="calculator ')
    expect(calculator).toBeGreaterThan(0)
    const near = html.slice(0, html.indexOf('<section', calculator))
    const files = new Set([...DOCUMENT, ...linkedFiles(html), ...pictures(near)])
    expect(files.size).toBeLessThanOrEqual(8)
  })
})

describe('the built site', () => {
  it('T151: keeps its scripts for pages that are open when the next build is deployed, and serves earlier ones', async () => {
    const folder = join(site.dataFolder, 'assets')
    const own = readdirSync(join(import.meta.dirname, '../website/build/client/assets'))
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining(own.filter((name) => /\.(?:js|css)$/.test(name))),
    )
    const code = 'export const earlier = true\n'.repeat(100)
    writeFileSync(join(folder, 'earlier1.js'), code)
    const { status, headers, text } = await readAsset('earlier1.js')
    expect([status, text]).toEqual([200, code])
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('content-encoding')).toBe('br')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const name of ['earlier1.js.map', '..%2fassets%2fearlier1.js', 'earlier2.js'])
      expect((await readAsset(name)).status).toBe(404)
  })

  it('serves the state for hydration', async () => {
    const stateUrl = / src="(\/state\/[^"]+)">/.exec(await read('/about-us'))?.[1] ?? ''
    const response = await fetch(site.url + stateUrl)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await response.text()).toContain('streamController.enqueue')
  })

  it('draws the QR code that leads phones to their store, and others to the home page', async () => {
    const code = await fetch(`${site.url}/app/code.svg`)
    expect(code.headers.get('content-type')).toContain('image/svg+xml')
    expect(await code.text()).toContain('<path ')
    const app = await fetch(`${site.url}/app`, { redirect: 'manual' })
    expect([app.status, app.headers.get('location')]).toEqual([302, '/'])
    expect(app.headers.get('cache-control')).toBe('no-store')
  })

  it('renders a state again that is not cached', async () => {
    const stateUrl = / src="(\/state\/[^"]+)">/.exec(await read('/about-us'))?.[1] ?? ''
    const other = await startBuiltSite({ SITE_URL: `http://localhost:${new URL(site.url).port}` })
    const response = await fetch(other.url + stateUrl)
    other.process.kill('SIGTERM')
    await other.exited
    expect(response.status).toBe(200)
  })

  it('serves no state for a page that has changed', async () => {
    expect((await fetch(`${site.url}/state/aaaaaaaaaaaaaaaa/about-us`)).status).toBe(404)
  })

  it('lists every page but the not-found page in the sitemap', async () => {
    const sitemap = await read('/sitemap.xml')
    for (const path of PATHS) {
      const listed = sitemap.includes(`<loc>http://localhost:${new URL(site.url).port}${path}</loc>`)
      expect([path, listed]).toEqual([path, path !== `/${NOT_FOUND_SLUG}`])
    }
  })

  it('offers the feed of articles on the news page, which is valid without any', async () => {
    expect(await read('/news')).toContain(
      '<link rel="alternate" type="application/atom+xml" title="Beam Wallet news" href="/feed.xml"/>',
    )
    expect(await read('/about-us')).not.toContain('application/atom+xml')
    const feed = await fetch(`${site.url}/feed.xml`)
    expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(await feed.text()).toMatch(/^<\?xml .*<\/author>\n<\/feed>\n$/s)
  })

  it('answers 503 for an unknown page while the content service is not available', async () => {
    const response = await fetch(`${site.url}/not-a-page`, { redirect: 'manual' })
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('Unable to load page content')
  })

  it('accepts a form from a page without JavaScript', async () => {
    const answers = formData(contactForm, { firstName: 'Ana' })
    const body = new URLSearchParams([...answers].map(([name, answer]) => [name, String(answer)]))
    const headers = { accept: 'text/html', origin: site.url }
    const sent = await fetch(site.url + contactForm.page, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
    })
    expect(sent.status).toBe(303)
    const thanks = await read(sent.headers.get('location') ?? '')
    expect(thanks).toContain('Thank you for contacting us!')
    body.delete(contactForm.replyTo)
    const repeated = await fetch(site.url + contactForm.endpoint, { method: 'POST', headers, body })
    expect(repeated.status).toBe(422)
    const page = await repeated.text()
    expect(page).toContain('<title>Error: ')
    expect(page).toContain('Valid email is required')
    expect(page).toContain('value="Ana"')
  })
})
