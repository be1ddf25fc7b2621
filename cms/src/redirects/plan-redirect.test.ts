import { describe, expect, it } from 'vitest'
import { planRedirect } from './plan-redirect.ts'

const noPages = () => false

describe('planRedirect', () => {
  it('cleans both addresses', () => {
    expect(planRedirect({ from: ' old/ ', to: '/new/?a=1 ' }, [], noPages)).toEqual({
      redirect: { from: '/old', to: '/new?a=1' },
      leadOn: [],
    })
  })

  it('leads straight to the end of a chain', () => {
    const others = [
      { from: '/b', to: '/c' },
      { from: '/c', to: '/d' },
    ]
    expect(planRedirect({ from: '/a', to: '/b' }, others, noPages)).toEqual({
      redirect: { from: '/a', to: '/d' },
      leadOn: [],
    })
  })

  it('leads on those that led to its start', () => {
    const earlier = { from: '/a', to: '/b', documentId: 'x' }
    expect(planRedirect({ from: '/b', to: '/c' }, [earlier], noPages)).toEqual({
      redirect: { from: '/b', to: '/c' },
      leadOn: [earlier],
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
  ])('refuses a circle: %j beside %j', (wanted, others) => {
    expect(planRedirect(wanted, others, noPages)).toMatchObject({
      field: 'to',
      message: expect.stringContaining('led in a circle'),
    })
  })

  it('refuses to hide a page', () => {
    expect(planRedirect({ from: '/news', to: '/blog' }, [], (path) => path === '/news')).toEqual({
      field: 'from',
      message: 'A page stands at /news. Move or unpublish it first.',
    })
  })

  it.each(['', '/', '//evil.example', '/\\evil.example', '/a b', '/a?b', 'https://elsewhere.example/'])(
    'refuses %j as the start',
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
  ])('refuses %j as the end', (to) => {
    expect(planRedirect({ from: '/old', to }, [], noPages)).toMatchObject({ field: 'to' })
  })

  it.each(['/', '/new#part', 'https://shop.example.com/packs?x=1'])('takes %j as the end', (to) => {
    expect(planRedirect({ from: '/old', to }, [], noPages)).toMatchObject({ redirect: { to } })
  })
})
