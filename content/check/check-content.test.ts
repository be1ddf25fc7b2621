import { describe, expect, it } from 'vitest'
import { ALL_PAGES } from '../defaults/all-pages.ts'
import { block } from '../defaults/compose.ts'
import { DEFAULT_FOOTER } from '../defaults/footer.ts'
import { DEFAULT_NAVIGATION } from '../defaults/navigation.ts'
import type { Redirect } from '../model/redirect.ts'
import { unfilteredNavigationFromStrapi } from '../strapi/navigation-from-strapi.ts'
import { checkContent } from './check-content.ts'
import { check, item, news, NO_FOOTER, SITE_INFO } from './testing/check-sample.ts'

it('finds nothing wrong with the default documents', () => {
  const content = { pages: ALL_PAGES, navigation: DEFAULT_NAVIGATION, footer: DEFAULT_FOOTER, redirects: [] }
  const forms = ALL_PAGES.flatMap(({ blocks }) => blocks.filter((one) => one.block === 'form'))
  const siteInfo = {
    formNames: forms.map(({ formName }) => formName),
    reservedSegments: SITE_INFO.reservedSegments,
    slugsWithShareImage: ALL_PAGES.map(({ slug }) => slug),
    redirectHosts: [],
  }
  expect(checkContent(content, siteInfo, new Set())).toEqual([])
  expect(forms.length).toBeGreaterThan(5)
})

describe('the menu', () => {
  it('may only link to published pages', () => {
    const answer = [
      { title: 'News', type: 'INTERNAL', related: { slug: 'news' } },
      { title: 'Draft', type: 'INTERNAL', related: { documentId: 'x' } },
      { title: 'Nothing', type: 'WRAPPER', path: '#' },
      { title: 'Gone', type: 'WRAPPER', path: '/gone', items: [{ title: 'Deep', type: 'INTERNAL' }] },
    ]
    expect(check({ pages: [news()], navigation: unfilteredNavigationFromStrapi(answer) })).toEqual([
      'error menu Draft: has no target; its page may not be published',
      'error menu Nothing: has no target; its page may not be published',
      'error menu Gone: links to /gone, which does not exist; with the path # the item only opens its menu',
      'error menu Deep: has no target; its page may not be published',
    ])
  })

  it('may not be missing; pages are not reported then, since visitors get a list of them', () => {
    expect(check({ pages: [news()], navigation: [] })).toEqual([
      'error menu The site has no menu: visitors see a list of all pages instead',
    ])
  })

  it('may have items that only open a submenu', () => {
    const menu = [item({ type: 'WRAPPER', items: [item({ address: '/news' })] })]
    expect(check({ pages: [news()], navigation: menu })).toEqual([])
  })
})

it('the footer may only link to existing pages', () => {
  const quickLinks = [
    { title: 'News', url: '/news', external: false },
    { title: 'Gone', url: '/gone', external: false },
  ]
  expect(check({ pages: [news()], footer: { ...NO_FOOTER, quickLinks } })).toEqual([
    'error footer Footer links to /gone, which does not exist',
  ])
})

it('redirects may not be broken, loop or hide a page', () => {
  expect(
    check({
      pages: [news()],
      redirects: [redirect('/old', '/news'), redirect('/x', 'https://shop.example/x')],
    }),
  ).toEqual([])
  expect(
    check({
      pages: [news()],
      redirects: [
        redirect('/a', '/b'),
        redirect('/b', '/a'),
        redirect('/c', '/gone'),
        redirect('/news', '/a'),
        redirect('/api/forms', '/news'),
        redirect('/shop', 'https://evil.example/'),
      ],
    }),
  ).toEqual([
    'error redirects /a is a redirect loop',
    'error redirects /b is a redirect loop',
    'error redirects /c links to /gone, which does not exist',
    'warning redirects /news is also a page',
    'error redirects /api/forms starts at /api, which the site uses itself: the site does not follow it',
    'error redirects /shop leads to evil.example, which REDIRECT_HOSTS does not allow: the site does not follow it',
  ])
})

it.each(['/sp%C3%A4ti', '/späti', '/spa\u0308ti', '/sp%c3%a4ti/', '/Sp%C3%A4ti'])(
  'a link to %s leads to the redirect from there, whichever way either is written',
  (buttonUrl) => {
    const page = news(block('call-to-action', { buttonUrl }))
    for (const from of ['/späti', '/spa\u0308ti', '/sp%C3%A4ti'])
      expect(check({ pages: [page], redirects: [redirect(from, '/news')] })).toEqual([])
  },
)

it('finds loops and hidden pages whichever way a redirect is written', () => {
  expect(
    check({
      pages: [news(), { ...news(), title: 'Café', slug: 'café' }],
      redirects: [
        redirect('/caf%C3%A9', '/news'),
        redirect('/größe', '/ä?a=1'),
        redirect('/ä', '/gr%C3%B6%C3%9Fe#b'),
      ],
    }),
  ).toEqual([
    'warning /caf%C3%A9 The page has no share image',
    'warning redirects /caf%C3%A9 is also a page',
    'error redirects /größe is a redirect loop',
    'error redirects /ä is a redirect loop',
  ])
})

function redirect(from: string, to: string): Redirect {
  return { from, to, permanent: true }
}
