import { describe, expect, it, vi } from 'vitest'

/** The module reads the process's own environment once, so that has to be sound first. */
const SOUND = {
  APP_KEYS: 'one-key-that-is-long,another-key',
  ADMIN_JWT_SECRET: 'a-secret-long-enough',
  API_TOKEN_SALT: 'a-secret-long-enough',
  TRANSFER_TOKEN_SALT: 'a-secret-long-enough',
  JWT_SECRET: 'a-secret-long-enough',
  ENCRYPTION_KEY: 'a-secret-long-enough',
}
for (const [name, value] of Object.entries(SOUND)) vi.stubEnv(name, value)
const { readSettings } = await import('./settings.ts')

describe('readSettings', () => {
  it('needs nothing but secrets', () => {
    expect(readSettings(SOUND)).toMatchObject({
      host: '127.0.0.1',
      port: 1337,
      siteUrl: 'http://localhost:3000',
      siteUrls: ['http://127.0.0.1:3000'],
      administrator: null,
      trustProxy: [],
      outgoing: [],
      secrets: { appKeys: ['one-key-that-is-long', 'another-key'] },
    })
  })

  it('finds the site at the port that the site is given', () => {
    expect(readSettings({ ...SOUND, PORT: '8080' })).toMatchObject({
      siteUrl: 'http://localhost:8080',
      siteUrls: ['http://127.0.0.1:8080'],
    })
  })

  it('takes several site processes, and addresses with a slash at their end', () => {
    const env = {
      ...SOUND,
      SITE_URL: 'https://beam.example.com/',
      SITE_URLS: 'http://10.0.0.1:3000, http://10.0.0.2:3000/',
    }
    expect(readSettings(env)).toMatchObject({
      siteUrl: 'https://beam.example.com',
      siteUrls: ['http://10.0.0.1:3000', 'http://10.0.0.2:3000'],
    })
  })

  it('trusts the proxies that are named, by address or range', () => {
    expect(readSettings({ ...SOUND, CMS_TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' }).trustProxy).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
    ])
  })

  it('connects to what is named besides', () => {
    expect(readSettings({ ...SOUND, CMS_OUTGOING: 'mail.example.com:587, [::1]:5432' }).outgoing).toEqual([
      { host: 'mail.example.com', port: 587 },
      { host: '::1', port: 5432 },
    ])
  })

  it.each([
    ['CMS_OUTGOING', 'mail.example.com', 'CMS_OUTGOING: "mail.example.com" is not a host and a port'],
    ['CMS_TRUST_PROXY', 'proxy.local', 'CMS_TRUST_PROXY: "proxy.local" is not an address or a CIDR range'],
    ['CMS_PORT', 'abc', 'CMS_PORT is "abc", not a port'],
    ['CMS_PORT', '70000', 'CMS_PORT is "70000", not a port'],
    ['SITE_URL', 'beam.example.com', 'SITE_URL is "beam.example.com", not an http address'],
    ['SITE_URLS', 'http://a.example,ftp://b.example', 'SITE_URLS is "ftp://b.example", not an http address'],
    ['CONTENT_WEBHOOK_SECRET', 'secret', 'CONTENT_WEBHOOK_SECRET is not "whsec_"'],
    ['CONTENT_SERVICE_TOKEN', 'short', 'CONTENT_SERVICE_TOKEN is shorter than 32 characters'],
    ['CMS_ADMIN_EMAIL', 'a@example.com', 'CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD go together'],
    ['JWT_SECRET', '', 'JWT_SECRET is missing or short'],
  ])('names a wrong %s', (name, value, complaint) => {
    expect(() => readSettings({ ...SOUND, [name]: value })).toThrow(complaint)
  })

  it('takes no administrator who could never sign in', () => {
    const env = { ...SOUND, CMS_ADMIN_PASSWORD: 'Strong-enough-1' }
    expect(() => readSettings({ ...env, CMS_ADMIN_EMAIL: 'editor' })).toThrow(
      'CMS_ADMIN_EMAIL must be an e-mail address',
    )
    expect(readSettings({ ...env, CMS_ADMIN_EMAIL: 'Editor@Example.com' }).administrator?.email).toBe(
      'editor@example.com',
    )
  })

  it('wants a strong password for the administrator', () => {
    const env = { ...SOUND, CMS_ADMIN_EMAIL: 'a@example.com', CMS_ADMIN_PASSWORD: 'all-small' }
    expect(() => readSettings(env)).toThrow('a small letter, a capital and a digit')
  })
})
