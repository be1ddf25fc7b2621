import { describe, expect, it } from 'vitest'
import { createSite } from '../create-site.ts'
import { readSettings } from '../settings.ts'
import { siteFakes } from '../testing/fakes.ts'
import { securityText } from './security-text.ts'

const SITE = 'https://beam.example'
const now = () => Date.UTC(2026, 0, 1, 12)
const ask = (securityContact: string | null, method = 'GET') =>
  createSite(siteFakes({ siteUrl: SITE, securityContact })).fetch(
    new Request(`${SITE}/.well-known/security.txt`, { method }),
    {},
  )

describe('security.txt', () => {
  it('names the configured contact, as RFC 9116 asks for', async () => {
    const answer = await ask('mailto:security@beam.example')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const text = await answer.text()
    expect(text).toMatch(
      /^Contact: mailto:security@beam\.example\nExpires: .+Z\nPreferred-Languages: en\nCanonical: https:\/\/beam\.example\/\.well-known\/security\.txt\n$/u,
    )
  })

  it('expires within a year, and not soon', async () => {
    const text = await securityText({
      siteUrl: SITE,
      securityContact: 'https://beam.example/report',
      now,
    })!.text()
    expect(text).toContain('Expires: 2026-06-30T00:00:00Z')
  })

  it('is not there when nobody is named, and takes nothing', async () => {
    expect((await ask(null)).status).toBe(404)
    expect((await ask('mailto:security@beam.example', 'POST')).status).toBe(405)
  })

  it('takes only contacts that RFC 9116 knows', () => {
    for (const contact of ['security@beam.example', 'http://beam.example', 'mailto:a b@c'])
      expect(readSettings({ SECURITY_CONTACT: contact })).toEqual({
        ok: false,
        problems: ['SECURITY_CONTACT must begin with mailto: or https://'],
      })
  })
})
