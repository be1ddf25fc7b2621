import { describe, expect, it } from 'vitest'
import { pageKey } from './page-key.ts'

const DATA = '/about-us.data?_routes=pages%2Fpage'

describe('the key of a page', () => {
  it.each([
    ['GET', '/about-us', { path: '/about-us', ignoresQuery: false }],
    ['HEAD', '/', { path: '/', ignoresQuery: false }],
    ['GET', '/?utm_source=letter', { path: '/', ignoresQuery: true }],
    ['GET', '/news?mypage=2', { path: '/news', ignoresQuery: true }],
    ['GET', '/help-center?faq=refund', { path: '/help-center', ignoresQuery: true }],
    ['GET', '/about-us?page=2', { path: '/about-us', ignoresQuery: true }],
    ['GET', DATA, { path: DATA, ignoresQuery: false }],
  ])('of %s %s is %j', (method, url, key) => {
    expect(pageKey(method, url)).toEqual(key)
  })

  it.each([
    ['POST', '/contacts'],
    ['GET', '/contacts?sent=AB12'],
    ['GET', '/contacts?a=b&sent=AB12'],
    ['GET', '/help-center?q=refund'],
    ['GET', '/help-center?a=b&q=refund'],
    ['GET', '/news?page=2'],
    ['GET', '/news?a=b&page=2'],
    ['GET', '/preview?path=%2F&signature=x'],
    ['GET', '/about-us.data?_routes=pages%2Fpage%2Cpages%2Fframe'],
    ['GET', '/about-us.data?x=1'],
    ['GET', '/api/contact'],
    ['GET', '/app'],
    ['GET', '/healthz'],
    ['GET', '/metrics?x=1'],
    ['GET', 'http://other.example/about-us'],
    ['OPTIONS', '*'],
    ['GET', `/${'x'.repeat(2_000)}`],
  ])('of %s %s is none', (method, url) => {
    expect(pageKey(method, url)).toBeNull()
  })
})
