import { describe, expect, it } from 'vitest'
import { notFoundFromMemory } from './not-found-from-memory.server.ts'

const PAGES = new Set(['home', 'about-us', 'Press', 'café', '404'])
const content = {
  isMissing: (slug: string) => !PAGES.has(slug),
  freshRedirects: () => [{ from: '/old/menü', to: '/about-us', permanent: true }],
}

describe('T93: the response at a URL without a page', () => {
  it.each([
    ['/made-up', 'redirect'],
    ['/made-up/deeper', 'not-found-page'],
    ['/press', 'redirect'],
    ['/wp-login.php', 'redirect'],
    ['/%F0%9F%8D%95', 'redirect'],
    ['/a%2fb', 'not-found-page'],
    ['/%5Cmade-up', 'not-found-page'],
    ['/a%2F..%2fb', 'not-found-page'],
    ['/sitemap.xml/made-up', 'not-found-page'],
    ['/feed.xml/made-up', 'not-found-page'],
    ['/assistant/made-up', 'not-found-page'],
    ['/preview/made-up', 'not-found-page'],
    ['/app/made-up', 'not-found-page'],
    ['/app/CODE.svg', 'not-found-page'],
    ['/app/code.svg/made-up', 'not-found-page'],
  ])('%s: the %s', (path, kind) => {
    expect(notFoundFromMemory(path, content)).toEqual({ kind, path: '/404' })
  })

  it.each([
    '/',
    '/404',
    '/about-us',
    '/About-Us',
    '/about-us/',
    '/Press',
    '/caf%C3%A9',
    '/cafe%CC%81',
    '/old/men%C3%BC',
    '/made-up.data',
    '/contacts.data?_routes=pages%2Fpage',
    '/made//up',
    '/%ZZ',
    '/%ZZ%2f',
    '/%00%2f',
    '/about-us/../a%2fb',
    '/about-us/%2E%2e/a%2fb',
    '/a\\b%2f',
    '/assistant',
    '/app',
    '/app/code.svg',
    '/cms/pages%2fmade-up',
    '/cms/pages/made-up',
    '/sitemap.xml',
    '/feed.xml',
    '/state/abc/made-up',
    '/assets/made-up.js',
  ])('%s: what the website says', (path) => {
    expect(notFoundFromMemory(path, content)).toBeNull()
  })

  it('is unknown without the redirects', () => {
    expect(notFoundFromMemory('/made-up', { ...content, freshRedirects: () => null })).toBeNull()
  })
})
