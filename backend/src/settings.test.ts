import { expect, test } from 'vitest'
import { readBackendSettings, type BackendSettings } from './settings.ts'

function settingsOf(env: Record<string, string>): BackendSettings {
  const read = readBackendSettings(env)
  if (!read.ok) throw new Error(read.problems.join(' '))
  return read.settings
}

test('nothing needs to be set', () => {
  const settings = settingsOf({})
  expect(settings.limits).toEqual({ perMinute: 10, perHour: 30, softPerMinute: 5 })
  expect(settings.maxUploadMegabytes).toBe(5)
  expect(settings.databaseUrl).toBeUndefined()
  expect(settings.mail.smtpUrl).toBeUndefined()
  expect(settings.webhook).toBeUndefined()
})

test('each form may have its own mailbox', () => {
  const { mail } = settingsOf({ MAIL_TO: 'all@beam.example', MAIL_TO_OS_INSTALLATION: 'shops@beam.example' })
  expect(mail.to).toBe('all@beam.example')
  expect(mail.toByForm).toEqual({ 'os-installation': 'shops@beam.example' })
})

test('the site alone may send forms', () => {
  expect(settingsOf({ SITE_URL: 'https://beam.example/path' }).allowedOrigins).toEqual([
    'https://beam.example',
  ])
})

test('a mailbox for a form that does not exist is rejected', () => {
  const read = readBackendSettings({ MAIL_TO_CONTACTS: 'team@beam.example' })
  expect(read.ok ? [] : read.problems).toEqual([
    expect.stringMatching(/^MAIL_TO_CONTACTS must name a form, .*MAIL_TO_CONTACT, .*MAIL_TO_OS_INSTALLATION/),
  ])
})

test('everything that is wrong is listed at once', () => {
  const read = readBackendSettings({
    DATABASE_URL: 'mysql://host/db',
    SMTP_URL: 'mail.example',
    MAIL_FROM: 'Beam\r\nBcc: all@evil.example',
    MAX_UPLOAD_MB: 'many',
    LIMIT_PER_MINUTE: '-1',
    DATA_KEY: 'short',
    WEBHOOK_URL: 'https://hooks.example',
    SITE_URL: 'nowhere',
  })
  expect(read.ok).toBe(false)
  const problems = read.ok ? [] : read.problems
  for (const name of [
    'DATABASE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'MAX_UPLOAD_MB',
    'LIMIT_PER_MINUTE',
    'DATA_KEY',
  ]) {
    expect(problems.filter((problem) => problem.startsWith(name))).toHaveLength(1)
  }
  expect(problems.some((problem) => problem.startsWith('WEBHOOK_SECRET'))).toBe(true)
  expect(problems).toContain('SITE_URL must be an http or https address')
})

test('requires whsec_ at the start of WEBHOOK_SECRET, as CONTENT_WEBHOOK_SECRET does', () => {
  const base64 = `${'a'.repeat(43)}=`
  expect(readWithWebhookSecret(`whsec_${base64}`).ok).toBe(true)
  expect(readWithWebhookSecret(base64)).toMatchObject({
    ok: false,
    problems: [expect.stringMatching(/^WEBHOOK_SECRET must be /)],
  })
})

function readWithWebhookSecret(secret: string) {
  return readBackendSettings({ WEBHOOK_URL: 'https://crm.example/hook', WEBHOOK_SECRET: secret })
}

test('a topic of a form may have its own mailbox, named as the form’s options are', () => {
  const { mail } = settingsOf({
    MAIL_TO_CONTACT_SUPPORT: 'support@beam.example',
    MAIL_TO_CONTACT_GENERAL_INFORMATION: 'hello@beam.example',
  })
  expect(mail.toByForm).toEqual({})
  expect(mail.toByTopic).toEqual({
    'contact Support': 'support@beam.example',
    'contact General Information': 'hello@beam.example',
  })
  expect(readBackendSettings({ MAIL_TO_CONTACT_NONSENSE: 'x@beam.example' }).ok).toBe(false)
})

test('the inbox is off until its secret is set, and then on the loopback address', () => {
  expect(settingsOf({}).inbox).toBeUndefined()
  const secret = `whsec_${'a'.repeat(43)}=`
  expect(settingsOf({ INBOX_SECRET: secret }).inbox).toEqual({ secret, host: '127.0.0.1', port: 3100 })
  expect(readBackendSettings({ INBOX_SECRET: 'short' }).ok).toBe(false)
  expect(readBackendSettings({ INBOX_SECRET: secret, INBOX_PORT: '70000' }).ok).toBe(false)
})
