import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBackendSettings } from '../../backend/src/settings.ts'
import { inboxSecret } from './inbox-secret.mjs'

test('the secret is generated once, readable by its owner only, and one that the backend takes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'beam-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const secret = inboxSecret(folder, undefined)
  expect(inboxSecret(folder, ' ')).toBe(secret)
  expect(inboxSecret(folder, 'whsec_configured')).toBe('whsec_configured')
  expect(statSync(join(folder, 'inbox-secret')).mode & 0o077).toBe(0)
  expect(readBackendSettings({ INBOX_SECRET: secret })).toMatchObject({
    ok: true,
    settings: { inbox: { secret, host: '127.0.0.1', port: 3100 } },
  })
})
