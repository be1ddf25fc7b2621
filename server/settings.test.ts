import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

function settings(environment: Record<string, string> = {}) {
  const reading = readSettings(environment)
  if (!reading.ok) throw new Error(reading.problems.join('; '))
  return reading.settings
}

describe('the settings', () => {
  it('need nothing set', () => {
    expect(settings()).toMatchObject({
      port: 3000,
      siteUrl: 'http://localhost:3000',
      contentServiceUrl: 'http://127.0.0.1:1337',
      mediaUrl: 'http://localhost:1337',
      chatScriptUrl: null,
      tagManagerId: null,
    })
  })

  it('follow one another', () => {
    expect(settings({ PORT: '8080', CMS_PORT: '8081' })).toMatchObject({
      siteUrl: 'http://localhost:8080',
      contentServiceUrl: 'http://127.0.0.1:8081',
    })
  })

  it('take an empty one as not set', () => {
    expect(settings({ PORT: '', TAG_MANAGER_ID: ' ' })).toMatchObject({ port: 3000, tagManagerId: null })
  })

  it('name everything that is wrong, the backend’s too', () => {
    const reading = readSettings({
      PORT: 'http',
      SITE_URL: 'beam.example',
      MAIL_TO: 'nobody',
      LOG_LEVEL: 'loud',
    })
    expect(reading).toMatchObject({ ok: false })
    const problems = reading.ok ? '' : reading.problems.join('\n')
    for (const name of ['PORT', 'SITE_URL', 'MAIL_TO', 'LOG_LEVEL']) expect(problems).toContain(name)
  })

  it('have secrets that nobody knows when none are given', () => {
    expect(settings().previewSecret).not.toBe(settings().previewSecret)
    expect(settings().contentWebhookSecret).toMatch(/^whsec_/)
  })
})
