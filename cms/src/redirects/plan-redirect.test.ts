import { describe, expect, it } from 'vitest'
import { planRedirect, type RedirectRules } from './plan-redirect.ts'

const RULES: RedirectRules = {
  hasPage: () => false,
  reservedSegments: ['api', 'preview', 'robots.txt'],
  siteUrl: 'https://site.example',
  allowedHosts: ['shop.example.com'],
}

describe('planRedirect', () => {
  it('normalizes both URLs', () => {
    expect(planRedirect({ from: ' old/ ', to: '/new/?a=1 ' }, [], RULES)).toEqual({
      redirect: { from: '/old', to: '/new?a=1' },
      flattened: [],
    })
  })

  it('redirects to the end of a chain', () => {
    const others = [
      { from: '/b', to: '/c' },
      { from: '/c', to: '/d' },
    ]
    expect(planRedirect({ from: '/a', to: '/b' }, others, RULES)).toEqual({
      redirect: { from: '/a', to: '/d' },
      flattened: [],
    })
  })

  it('flattens redirects to its source', () => {
    const earlier = { from: '/a', to: '/b', documentId: 'x' }
    expect(planRedirect({ from: '/b', to: '/c' }, [earlier], RULES)).toEqual({
      redirect: { from: '/b', to: '/c' },
      flattened: [earlier],
    })
  })

  it.each([
    [{ from: '/a', to: '/a' }, []],
    [{ from: '/a', to: '/a#part' }, []],
    [{ from: '/a', to: '/b' }, [{ from: '/b', to: '/a' }]],
    [
      { from: '/a', to: '/b' },
      [
        { from: '/b', to: '/c' },
        { from: '/c', to: '/b' },
      ],
    ],
    [{ from: '/b', to: '/a' }, [{ from: '/a', to: '/B' }]],
    [{ from: '/a', to: '/%61' }, []],
    [{ from: '/caf\u00e9', to: '/b' }, [{ from: '/b', to: '/cafe\u0301' }]],
  ])('rejects a loop: %j beside %j', (requested, others) => {
    expect(planRedirect(requested, others, RULES)).toMatchObject({
      field: 'to',
      message: expect.stringContaining('redirect loop'),
    })
  })

  it('rejects hiding a page', () => {
    expect(
      planRedirect({ from: '/news', to: '/blog' }, [], { ...RULES, hasPage: (path) => path === '/news' }),
    ).toEqual({
      field: 'from',
      message: 'There is a page at /news. Move or unpublish it first.',
    })
  })

  it.each(['/News', '/NEWS/', '/n%65ws', 'news'])('rejects hiding a page in another spelling: %s', (from) => {
    const rules = { ...RULES, hasPage: (path: string) => path === '/news' }
    expect(planRedirect({ from, to: '/blog' }, [], rules)).toMatchObject({ field: 'from' })
  })

  it.each([
    '/api',
    '/api/forms/contact',
    '/API/x',
    '/%61pi/x',
    '/preview',
    '/robots.txt',
    '/.well-known/security.txt',
  ])('T110: rejects shadowing a URL of the site itself: %s', (from) => {
    expect(planRedirect({ from, to: '/new' }, [], RULES)).toMatchObject({
      field: 'from',
      message: expect.stringContaining('The site itself uses addresses that begin with'),
    })
  })

  it.each([
    'https://evil.example/',
    'https://shop.example.com.evil.example',
    'https://shop.example.com:8443/',
    'HTTPS://EVIL.EXAMPLE',
  ])('T110: rejects another site that is not allowed: %s', (to) => {
    expect(planRedirect({ from: '/old', to }, [], RULES)).toMatchObject({
      field: 'to',
      message: expect.stringContaining('REDIRECT_HOSTS'),
    })
  })

  it('makes a path of a URL of the site', () => {
    const from = '/old'
    for (const [to, path] of [
      ['https://site.example/news?a=1', '/news?a=1'],
      ['https://site.example', '/'],
    ] as const)
      expect(planRedirect({ from, to }, [], RULES)).toMatchObject({ redirect: { from, to: path } })
    expect(planRedirect({ from, to: 'https://site.example.evil.example/' }, [], RULES)).toMatchObject({
      field: 'to',
    })
  })

  it.each(['', '/', '//evil.example', '/\\evil.example', '/a b', '/a?b', 'https://elsewhere.example/'])(
    'rejects %j as the source',
    (from) => {
      expect(planRedirect({ from, to: '/new' }, [], RULES)).toMatchObject({ field: 'from' })
    },
  )

  it.each([
    '',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'ftp://x.example',
    'new',
    'https://',
    'https://shop.example.com@evil.example/',
    'https://user@shop.example.com/',
    'https://shop.example.com\\@evil.example/',
  ])('rejects %j as the target', (to) => {
    expect(planRedirect({ from: '/old', to }, [], RULES)).toMatchObject({ field: 'to' })
  })

  it.each(['/', '/new#part', 'https://shop.example.com/packs?x=1'])('accepts %j as the target', (to) => {
    expect(planRedirect({ from: '/old', to }, [], RULES)).toMatchObject({ redirect: { to } })
  })
})
