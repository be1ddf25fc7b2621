import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

function settings(environment: Record<string, string> = {}) {
  const result = readSettings(environment)
  if (!result.ok) throw new Error(result.problems.join('; '))
  return result.settings
}

describe('the settings', () => {
  it('all have defaults', () => {
    expect(settings()).toMatchObject({
      port: 3000,
      siteUrl: 'http://localhost:3000',
      website: {
        siteUrl: 'http://localhost:3000',
        contentServiceUrl: 'http://127.0.0.1:1337',
        chatScriptUrl: null,
        tagManagerId: null,
      },
      logLevel: 'warn',
    })
  })

  it('derive URLs from the ports', () => {
    expect(settings({ PORT: '8080', CMS_PORT: '8081' })).toMatchObject({
      siteUrl: 'http://localhost:8080',
      website: { siteUrl: 'http://localhost:8080', contentServiceUrl: 'http://127.0.0.1:8081' },
    })
  })

  it('treat an empty variable as not set', () => {
    expect(settings({ PORT: '', TAG_MANAGER_ID: ' ' })).toMatchObject({
      port: 3000,
      website: { tagManagerId: null },
    })
  })

  it('report every problem, the backend’s too', () => {
    const result = readSettings({
      PORT: 'http',
      SITE_URL: 'beam.example',
      MAIL_TO: 'nobody',
      LOG_LEVEL: 'loud',
    })
    expect(result).toMatchObject({ ok: false })
    const problems = result.ok ? '' : result.problems.join('\n')
    for (const name of ['PORT', 'SITE_URL', 'MAIL_TO', 'LOG_LEVEL']) expect(problems).toContain(name)
  })

  it('read other hosts for redirects', () => {
    expect(settings({ REDIRECT_HOSTS: 'Shop.example.com, a.b:8443' }).website.redirectHosts).toEqual([
      'shop.example.com',
      'a.b:8443',
    ])
    for (const hosts of ['https://shop.example.com', 'shop.example.com/x', '*.example.com'])
      expect(readSettings({ REDIRECT_HOSTS: hosts })).toEqual({
        ok: false,
        problems: ['REDIRECT_HOSTS must be host names, e.g. shop.example.com'],
      })
  })

  it('report each setting once', () => {
    const environment = {
      SITE_URL: 'foo',
      DATABASE_URL: 'mysql://x',
      CHAT_SCRIPT_URL: 'x',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/99',
      MAX_IN_FLIGHT: '0',
    }
    expect(readSettings(environment)).toEqual({
      ok: false,
      problems: [
        'SITE_URL must be an http or https address',
        'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
        'MAX_IN_FLIGHT must be a whole number, 1 or more',
        'CHAT_SCRIPT_URL must be an address that begins with https:// or http://',
        'TRUST_PROXY must be addresses or CIDR ranges, e.g. 10.0.0.0/8',
      ],
    })
  })

  it('reject a site URL with a path: pages start at the root of their host', () => {
    expect(readSettings({ SITE_URL: 'https://beam.example/shop' })).toEqual({
      ok: false,
      problems: ['SITE_URL must be an address without a path'],
    })
    expect(settings({ SITE_URL: 'https://beam.example/' }).siteUrl).toBe('https://beam.example')
  })

  it('accept proxies by address and by range', () => {
    expect(settings({ TRUST_PROXY: '10.0.0.0/8, ::1,' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
  })

  it('know a CDN by its purge URL alone', () => {
    expect(settings({ CDN_PURGE_TOKEN: 'token' }).cdn).toBeNull()
    const varnish = { CDN_PURGE_URL: 'http://127.0.0.1:6082/', CDN_PURGE_METHOD: 'PURGE' }
    expect(settings(varnish).cdn).toEqual({
      url: 'http://127.0.0.1:6082',
      method: 'PURGE',
      tagHeader: 'Surrogate-Key',
      token: null,
      tokenHeader: 'Authorization',
      maxAgeSeconds: 300,
    })
    const wrong = { CDN_PURGE_URL: 'varnish', CDN_PURGE_METHOD: 'GET', CDN_PURGE_TOKEN: 'a\r\nb' }
    expect(readSettings(wrong)).toEqual({
      ok: false,
      problems: [
        'CDN_PURGE_URL must be an http or https address',
        'CDN_PURGE_METHOD must be POST, PUT, DELETE, PURGE or BAN',
        'CDN_PURGE_TOKEN must be printable ASCII',
      ],
    })
  })

  it('use random secrets when none are configured', () => {
    expect(settings().website.previewSecret).not.toBe(settings().website.previewSecret)
    expect(settings().contentWebhookSecret).toMatch(/^whsec_/)
  })
})
