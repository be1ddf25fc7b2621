import { expect, it } from 'vitest'
import { checkRedirect } from './check-redirect.ts'

const PUBLISHED = {
  context: {
    siteInfo: { formNames: [], reservedSegments: ['api'], slugsWithShareImage: [], redirectHosts: [] },
    otherPages: [
      { documentId: 'n', slug: 'news', title: 'News', anchors: ['top'] },
      { documentId: 'h', slug: 'home', title: 'Home', anchors: [] },
    ],
    redirects: [{ from: '/old', to: '/older' }],
    linkedPaths: [],
    publishedSlug: null,
    menuItems: [],
    hasStoreLinks: true,
  },
  redirectRules: { siteUrl: 'https://beam.example', allowedHosts: ['shop.example'] },
}

function check(from: string, to: string): string[] {
  const found = checkRedirect({ documentId: 'r', from, to, permanent: true }, PUBLISHED)
  return found.map(({ severity, field, message }) => `${severity} ${field} ${message}`)
}

it('finds nothing in a redirect that works', () => {
  for (const to of ['/news', '/news#top', '/', 'https://beam.example/news', 'https://shop.example/a'])
    expect(check('/former', to)).toEqual([])
})

it('says why publishing would reject a redirect, at the field', () => {
  expect(check('/news', '/')).toEqual(['blocker from There is a page at /news. Move or unpublish it first.'])
  expect(check('/older', '/old')).toEqual([
    'blocker to This would be a redirect loop: /old redirects back to /older.',
  ])
  expect(check('/api/x', '/')).toEqual(['blocker from The site itself uses addresses that begin with /api.'])
  expect(check('/former', 'https://evil.example')).toEqual([
    'blocker to Redirects lead to pages of this site. An administrator can allow evil.example in the setting REDIRECT_HOSTS.',
  ])
})

it('finds a target that does not exist, also behind another redirect', () => {
  expect(check('/former', '/gone')).toEqual(['error to /former links to /gone, which does not exist'])
  expect(check('/former', '/news#gone')).toEqual([
    'error to /former links to /news#gone, but that page has no such anchor',
  ])
  expect(check('/former', '/old')).toEqual(['error to /former links to /older, which does not exist'])
})

it('waits until both fields are filled in', () => {
  expect(check('/former', ' ')).toEqual([])
  expect(checkRedirect(null, PUBLISHED)).toEqual([])
})
