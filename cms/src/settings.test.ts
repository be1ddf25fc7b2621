import { describe, expect, it, vi } from 'vitest'

/** The module reads the environment once when it is imported, so that must be valid before. */
const VALID = {
  APP_KEYS: 'one-key-that-is-long,another-key',
  ADMIN_JWT_SECRET: 'a-secret-long-enough',
  API_TOKEN_SALT: 'a-secret-long-enough',
  TRANSFER_TOKEN_SALT: 'a-secret-long-enough',
  JWT_SECRET: 'a-secret-long-enough',
  ENCRYPTION_KEY: 'a-secret-long-enough',
}
for (const [name, value] of Object.entries(VALID)) vi.stubEnv(name, value)
const { readSettings } = await import('./settings.ts')

function settings(environment: Record<string, string>) {
  const read = readSettings(environment)
  if (!read.ok) throw new Error(read.problems.join('; '))
  return read.settings
}

describe('readSettings', () => {
  it('requires nothing but secrets', () => {
    expect(settings(VALID)).toMatchObject({
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

  it('expects the site at the port in PORT', () => {
    expect(settings({ ...VALID, PORT: '8080' })).toMatchObject({
      siteUrl: 'http://localhost:8080',
      siteUrls: ['http://127.0.0.1:8080'],
    })
  })

  it('accepts several site processes, and removes trailing slashes', () => {
    const env = {
      ...VALID,
      SITE_URL: 'https://beam.example.com/',
      SITE_URLS: 'http://10.0.0.1:3000, http://10.0.0.2:3000/',
    }
    expect(settings(env)).toMatchObject({
      siteUrl: 'https://beam.example.com',
      siteUrls: ['http://10.0.0.1:3000', 'http://10.0.0.2:3000'],
    })
  })

  it('reads trusted proxies, by address or range', () => {
    expect(settings({ ...VALID, CMS_TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' }).trustProxy).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
    ])
  })

  it('reads what an upgrade may drop, and other hosts for redirects', () => {
    const env = { ...VALID, CMS_DROP: 'old_table, pages.old', REDIRECT_HOSTS: 'Shop.example.com, a.b:8443' }
    expect(settings(env)).toMatchObject({
      mayDrop: ['old_table', 'pages.old'],
      redirectHosts: ['shop.example.com', 'a.b:8443'],
    })
  })

  it('reads the inbox, which needs both its address and its secret', () => {
    const INBOX_SECRET = `whsec_${'a'.repeat(32)}`
    const INBOX_URL = 'http://127.0.0.1:3100/'
    expect(settings({ ...VALID, INBOX_URL, INBOX_SECRET }).inbox).toEqual({
      url: 'http://127.0.0.1:3100',
      secret: INBOX_SECRET,
    })
    for (const env of [{}, { INBOX_URL }, { INBOX_SECRET }])
      expect(settings({ ...VALID, ...env }).inbox).toBeNull()
    expect(
      settings({ ...VALID, INBOX_SENSITIVE_USERS: 'Ada@Example.com, b@example.com' }).inboxSensitiveUsers,
    ).toEqual(['ada@example.com', 'b@example.com'])
  })

  it('reads further allowed destinations', () => {
    expect(settings({ ...VALID, CMS_OUTGOING: 'mail.example.com:587, [::1]:5432' }).outgoing).toEqual([
      { host: 'mail.example.com', port: 587 },
      { host: '::1', port: 5432 },
    ])
  })

  it.each([
    ['CMS_OUTGOING', 'mail.example.com', 'CMS_OUTGOING must be hosts with ports'],
    ['REDIRECT_HOSTS', 'https://shop.example.com', 'REDIRECT_HOSTS must be host names'],
    ['REDIRECT_HOSTS', 'shop.example.com/x', 'REDIRECT_HOSTS must be host names'],
    ['REDIRECT_HOSTS', '*.example.com', 'REDIRECT_HOSTS must be host names'],
    ['CMS_TRUST_PROXY', 'proxy.local', 'CMS_TRUST_PROXY must be addresses or CIDR ranges'],
    ['CMS_PORT', 'abc', 'CMS_PORT must be a port number'],
    ['CMS_PORT', '70000', 'CMS_PORT must be a port number'],
    ['SITE_URL', 'beam.example.com', 'SITE_URL must be an http or https address'],
    ['SITE_URLS', 'http://a.example,ftp://b.example', 'SITE_URLS must be an http or https address'],
    ['CONTENT_WEBHOOK_SECRET', 'secret', 'CONTENT_WEBHOOK_SECRET must be whsec_'],
    ['CONTENT_WEBHOOK_SECRET', 'a'.repeat(44), 'CONTENT_WEBHOOK_SECRET must be whsec_'],
    ['CONTENT_SERVICE_TOKEN', 'short', 'CONTENT_SERVICE_TOKEN must have at least 32 characters'],
    ['CMS_ADMIN_EMAIL', 'a@example.com', 'CMS_ADMIN_PASSWORD must be set together with CMS_ADMIN_EMAIL'],
    ['CMS_ADMIN_PASSWORD', 'Strong-enough-1', 'CMS_ADMIN_EMAIL must be set together with CMS_ADMIN_PASSWORD'],
    ['JWT_SECRET', '', 'JWT_SECRET must have at least 16 characters'],
  ])('reports an invalid %s', (name, value, problem) => {
    expect(() => settings({ ...VALID, [name]: value })).toThrow(problem)
  })

  it('rejects an administrator who could never sign in', () => {
    const env = { ...VALID, CMS_ADMIN_PASSWORD: 'Strong-enough-1' }
    expect(() => settings({ ...env, CMS_ADMIN_EMAIL: 'editor' })).toThrow(
      'CMS_ADMIN_EMAIL must be an email address',
    )
    expect(settings({ ...env, CMS_ADMIN_EMAIL: 'Editor@Example.com' }).administrator?.email).toBe(
      'editor@example.com',
    )
  })

  it('requires a strong password of the administrator', () => {
    const env = { ...VALID, CMS_ADMIN_EMAIL: 'a@example.com', CMS_ADMIN_PASSWORD: 'all-small' }
    expect(() => settings(env)).toThrow('a lower-case letter, an upper-case letter and a digit')
  })
})
