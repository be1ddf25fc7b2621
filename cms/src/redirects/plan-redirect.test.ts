import { describe, expect, it } from 'vitest'
import { planRedirect } from './plan-redirect.ts'

const noPages = () => false

describe('planRedirect', () => {
  it('normalizes both addresses', () => {
    expect(planRedirect({ from: ' old/ ', to: '/new/?a=1 ' }, [], noPages)).toEqual({
      redirect: { from: '/old', to: '/new?a=1' },
      flattened: [],
    })
  })

  it('redirects to the end of a chain', () => {
    const others = [
      { from: '/b', to: '/c' },
      { from: '/c', to: '/d' },
    ]
    expect(planRedirect({ from: '/a', to: '/b' }, others, noPages)).toEqual({
      redirect: { from: '/a', to: '/d' },
      flattened: [],
    })
  })

  it('flattens redirects to its source', () => {
    const earlier = { from: '/a', to: '/b', documentId: 'x' }
    expect(planRedirect({ from: '/b', to: '/c' }, [earlier], noPages)).toEqual({
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
  ])('rejects a loop: %j beside %j', (requested, others) => {
    expect(planRedirect(requested, others, noPages)).toMatchObject({
      field: 'to',
      message: expect.stringContaining('redirect loop'),
    })
  })

  it('rejects hiding a page', () => {
    expect(planRedirect({ from: '/news', to: '/blog' }, [], (path) => path === '/news')).toEqual({
      field: 'from',
      message: 'There is a page at /news. Move or unpublish it first.',
    })
  })

  it.each(['', '/', '//evil.example', '/\\evil.example', '/a b', '/a?b', 'https://elsewhere.example/'])(
    'rejects %j as the source',
    (from) => {
      expect(planRedirect({ from, to: '/new' }, [], noPages)).toMatchObject({ field: 'from' })
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
  ])('rejects %j as the target', (to) => {
    expect(planRedirect({ from: '/old', to }, [], noPages)).toMatchObject({ field: 'to' })
  })

  it.each(['/', '/new#part', 'https://shop.example.com/packs?x=1'])('accepts %j as the target', (to) => {
    expect(planRedirect({ from: '/old', to }, [], noPages)).toMatchObject({ redirect: { to } })
  })
})
