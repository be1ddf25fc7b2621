import { afterEach, describe, expect, it } from 'vitest'
import { readSettings } from '../settings.ts'
import { securityHeaders, setHsts } from './security-headers.ts'

const hstsOf = (siteUrl: string) =>
  new Map(securityHeaders('/', siteUrl)).get('strict-transport-security') ?? null

const read = (value: string) => readSettings({ HSTS_INCLUDE_SUBDOMAINS: value })

afterEach(() => setHsts({ includeSubdomains: false }))

describe('HSTS', () => {
  it('is for https sites only, and includes subdomains only when configured', () => {
    expect(hstsOf('http://localhost:3000')).toBeNull()
    expect(hstsOf('https://beam.example')).toBe('max-age=63072000')
    setHsts({ includeSubdomains: true })
    expect(hstsOf('https://beam.example')).toBe('max-age=63072000; includeSubDomains')
  })

  it('is configured with true or false', () => {
    expect(read('true')).toMatchObject({ settings: { hstsIncludeSubdomains: true } })
    expect(readSettings({})).toMatchObject({ settings: { hstsIncludeSubdomains: false } })
    expect(read('yes')).toEqual({ ok: false, problems: ['HSTS_INCLUDE_SUBDOMAINS must be true or false'] })
  })
})
