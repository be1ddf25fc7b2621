import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { previewsDraft, verifyPreview } from './preview.server.ts'

const SECRET = 'a secret of the content service and the site'
const NOW = Date.parse('2026-01-01T12:00:00Z')
const IN_AN_HOUR = String(NOW / 1000 + 3600)

function signed(path: string, expires = IN_AN_HOUR, secret = SECRET, version = 'draft'): URLSearchParams {
  const signature = createHmac('sha256', secret).update(`${path}\n${version}\n${expires}`).digest('hex')
  return new URLSearchParams({ path, version, expires, signature })
}

const verify = (query: URLSearchParams, secret = SECRET) => verifyPreview(query, secret, NOW)

describe('verifyPreview', () => {
  it.each([
    ['/about-us', 'about-us'],
    ['/careers/seo-specialist', 'careers/seo-specialist'],
    ['/', 'home'],
  ])('takes a link to %s', (path, slug) => {
    expect(verify(signed(path))).toEqual({ kind: 'valid', slug, version: 'draft' })
  })

  it('accepts a link to the published version, and to no other version', () => {
    expect(verify(signed('/banks', IN_AN_HOUR, SECRET, 'published'))).toMatchObject({ version: 'published' })
    expect(verify(signed('/banks', IN_AN_HOUR, SECRET, 'secret')).kind).toBe('rejected')
  })

  it('accepts a link until the second it expires', () => {
    expect(verify(signed('/about-us', String(NOW / 1000 + 1))).kind).toBe('valid')
    expect(verify(signed('/about-us', String(NOW / 1000))).kind).toBe('expired')
    expect(verify(signed('/about-us', String(NOW / 1000 - 86_400))).kind).toBe('expired')
  })

  it('rejects a link that is valid for longer than an hour', () => {
    expect(verify(signed('/about-us', String(NOW / 1000 + 3661))).kind).toBe('rejected')
    expect(verify(signed('/about-us', '999999999999')).kind).toBe('rejected')
  })

  it('rejects a link whose path, version, time or signature was altered', () => {
    for (const [name, value] of [
      ['path', '/careers'],
      ['version', 'published'],
      ['expires', String(NOW / 1000 + 3599)],
      ['signature', 'f'.repeat(64)],
      ['signature', ''],
      ['signature', 'not hex'],
      ['signature', `${signed('/about-us').get('signature')}00`],
    ] as const) {
      const query = signed('/about-us')
      query.set(name, value)
      expect(verify(query)).toEqual({ kind: 'rejected' })
    }
  })

  it('rejects a link signed with another secret, or with none', () => {
    expect(verify(signed('/about-us', IN_AN_HOUR, 'another')).kind).toBe('rejected')
    expect(verify(signed('/about-us', IN_AN_HOUR, ''), '').kind).toBe('rejected')
  })

  it.each(['//evil.example', '/../admin', '/a//b', 'about-us', '/ a', '/a?b=c', '/\\evil', ''])(
    'refuses the path %j however well it is signed',
    (path) => {
      expect(verify(signed(path)).kind).toBe('rejected')
    },
  )

  it.each(['', 'soon', '-1', '1e9', '12.5', ' 1'])(
    'refuses the time %j however well it is signed',
    (expires) => {
      expect(verify(signed('/about-us', expires)).kind).toBe('rejected')
    },
  )

  it('rejects a link without parameters', () => {
    expect(verify(new URLSearchParams())).toEqual({ kind: 'rejected' })
  })
})

describe('previewsDraft', () => {
  it.each([
    ['a link to a draft', '/preview', signed('/'), true],
    ['a link to what is published', '/preview', signed('/', IN_AN_HOUR, SECRET, 'published'), false],
    ['a forged link', '/preview', signed('/', IN_AN_HOUR, 'another'), false],
    ['a good link at another address', '/about-us', signed('/'), false],
  ])('%s: %s', (_, path, query, isDraft) => {
    expect(previewsDraft(new URL(`https://site.example${path}?${query}`), SECRET, NOW)).toBe(isDraft)
  })
})
