import { describe, expect, it } from 'vitest'
import { createSite } from '../create-site.ts'
import { readSettings } from '../settings.ts'
import { siteFakes } from '../testing/fakes.ts'
import { securityText } from './security-text.ts'

const SITE = 'https://beam.example'
const now = () => Date.UTC(2026, 0, 1, 12)
const request = (securityContact: string | null, method = 'GET') =>
  createSite(siteFakes({ siteUrl: SITE, securityContact })).fetch(
    new Request(`${SITE}/.well-known/security.txt`, { method }),
    {},
  )

describe('security.txt', () => {
  it('names the configured contact in the format of RFC 9116', async () => {
    const response = await request('mailto:security@beam.example')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const text = await response.text()
    expect(text).toMatch(
      /^Contact: mailto:security@beam\.example\nExpires: .+Z\nPreferred-Languages: en\nCanonical: https:\/\/beam\.example\/\.well-known\/security\.txt\n$/u,
    )
  })

  it('expires in 180 days', async () => {
    const text = await securityText({
      siteUrl: SITE,
      securityContact: 'https://beam.example/report',
      now,
    })!.text()
    expect(text).toContain('Expires: 2026-06-30T00:00:00Z')
  })

  it('does not exist without a contact, and rejects POST', async () => {
    expect((await request(null)).status).toBe(404)
    expect((await request('mailto:security@beam.example', 'POST')).status).toBe(405)
  })

  it('accepts only contacts of RFC 9116', () => {
    for (const contact of ['security@beam.example', 'http://beam.example', 'mailto:a b@c'])
      expect(readSettings({ SECURITY_CONTACT: contact })).toEqual({
        ok: false,
        problems: ['SECURITY_CONTACT must begin with mailto: or https://'],
      })
  })
})
