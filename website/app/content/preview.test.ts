import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { requestedPreview, verifyPreview } from './preview.server.ts'

const SECRET = 'a secret of the content service and the site'
const NOW = Date.parse('2026-01-01T12:00:00Z')
const IN_AN_HOUR = String(NOW / 1000 + 3600)
const IN_A_DAY = String(NOW / 1000 + 24 * 3600)
const DOCUMENT = 'abcdefghijklmnopqrstuvwx'
const LINK = {
  path: '/about-us',
  document: DOCUMENT,
  version: 'draft',
  admin: 'http://localhost:1337',
  expires: IN_AN_HOUR,
}
const REVIEW = { ...LINK, version: 'review', admin: '', expires: IN_A_DAY }

function signed(changes: Partial<typeof LINK> = {}, secret = SECRET): URLSearchParams {
  const link = { ...LINK, ...changes }
  const { path, document, version, admin, expires } = link
  const message = [path, document, version, admin, expires].join('\n')
  return new URLSearchParams({
    ...link,
    signature: createHmac('sha256', secret).update(message).digest('hex'),
  })
}

const verify = (query: URLSearchParams, secret = SECRET) => verifyPreview(query, secret, NOW)

describe('verifyPreview', () => {
  it.each([
    ['/about-us', 'about-us'],
    ['/careers/seo-specialist', 'careers/seo-specialist'],
    ['/', 'home'],
  ])('accepts a link to %s', (path, slug) => {
    expect(verify(signed({ path }))).toEqual({
      kind: 'valid',
      link: {
        slug,
        subject: { kind: 'page', documentId: DOCUMENT },
        version: 'draft',
        adminOrigin: 'http://localhost:1337',
        expiresAt: Number(IN_AN_HOUR) * 1000,
      },
    })
  })

  it('accepts links to the footer and to a page that was never saved', () => {
    expect(verify(signed({ document: 'footer' }))).toMatchObject({ link: { subject: { kind: 'footer' } } })
    expect(verify(signed({ document: 'new' }))).toMatchObject({ link: { subject: { kind: 'new-page' } } })
  })

  it('accepts a link to the published version, and to no unknown version', () => {
    expect(verify(signed({ version: 'published' }))).toMatchObject({ link: { version: 'published' } })
    expect(verify(signed({ version: 'secret' })).kind).toBe('rejected')
  })

  it('accepts a link until the second it expires', () => {
    expect(verify(signed({ expires: String(NOW / 1000 + 1) })).kind).toBe('valid')
    expect(verify(signed({ expires: String(NOW / 1000) })).kind).toBe('expired')
    expect(verify(signed({ expires: String(NOW / 1000 - 86_400) })).kind).toBe('expired')
  })

  it('T100: rejects a link that is valid for longer than an hour, or a day for a review', () => {
    expect(verify(signed({ expires: String(NOW / 1000 + 3661) })).kind).toBe('rejected')
    expect(verify(signed({ expires: '999999999999' })).kind).toBe('rejected')
    expect(verify(signed(REVIEW)).kind).toBe('valid')
    expect(verify(signed({ ...REVIEW, expires: String(NOW / 1000 + 24 * 3600 + 61) })).kind).toBe('rejected')
  })

  it('T100: rejects a link of which anything was altered', () => {
    for (const [name, value] of [
      ['path', '/careers'],
      ['document', 'zbcdefghijklmnopqrstuvwx'],
      ['document', 'footer'],
      ['version', 'published'],
      ['version', 'review'],
      ['admin', 'http://evil.example'],
      ['admin', ''],
      ['expires', String(NOW / 1000 + 3599)],
      ['signature', 'f'.repeat(64)],
      ['signature', ''],
      ['signature', 'not hex'],
      ['signature', `${signed().get('signature')}00`],
    ] as const) {
      const query = signed()
      query.set(name, value)
      expect(verify(query), `${name} ${value}`).toEqual({ kind: 'rejected' })
    }
  })

  it('rejects a link signed with another secret, or with none', () => {
    expect(verify(signed({}, 'another')).kind).toBe('rejected')
    expect(verify(signed({}, ''), '').kind).toBe('rejected')
  })

  it('T101: rejects a review link to which a panel could talk', () => {
    expect(verify(signed({ ...REVIEW, admin: 'http://localhost:1337' })).kind).toBe('rejected')
    expect(verify(signed(REVIEW))).toMatchObject({ link: { adminOrigin: null } })
  })

  it.each(['//evil.example', '/../admin', '/a//b', 'about-us', '/ a', '/a?b=c', '/\\evil', ''])(
    'rejects the path %j however well it is signed',
    (path) => expect(verify(signed({ path })).kind).toBe('rejected'),
  )

  it.each(['', 'soon', '-1', '1e9', '12.5', ' 1'])(
    'rejects the time %j however well it is signed',
    (expires) => expect(verify(signed({ expires })).kind).toBe('rejected'),
  )

  it.each(['', '1', 'footer2', 'x&status=draft', 'ABCDEFGHIJKLMNOPQRST', '../../../../../../x'])(
    'rejects the document %j however well it is signed',
    (document) => expect(verify(signed({ document })).kind).toBe('rejected'),
  )

  it.each(['null', '*', 'localhost:1337', 'http://a.example/', 'javascript:alert(1)', 'http://a.example b'])(
    'rejects the panel %j however well it is signed',
    (admin) => expect(verify(signed({ admin })).kind).toBe('rejected'),
  )

  it('rejects a link without parameters', () => {
    expect(verify(new URLSearchParams())).toEqual({ kind: 'rejected' })
  })
})

describe('requestedPreview', () => {
  it.each(['/preview', '/preview/', '/PREVIEW', '/Preview//'])('is found at %s, as by the router', (path) => {
    expect(requestedAt(path)?.kind).toBe('valid')
  })

  it.each(['/about-us', '/preview/more', '/previews', '/'])('is not found at %s', (path) => {
    expect(requestedAt(path)).toBeNull()
  })
})

function requestedAt(path: string) {
  return requestedPreview(new URL(`https://a.example${path}?${signed()}`), SECRET, NOW)
}
