import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { BackendSettings } from '../src/settings.ts'

/** 32 bytes, of no worth. */
export const TEST_KEY = `test:${Buffer.alloc(32, 7).toString('base64')}`

/** A folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'beam-backend-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))
  return folder
}

/** Settings for a test: a folder of its own, and nobody is one too many. */
export function testSettings(changes: Partial<BackendSettings> = {}): BackendSettings {
  return {
    dataDir: changes.dataDir ?? temporaryFolder(),
    databaseUrl: undefined,
    dataKey: { text: TEST_KEY },
    allowedOrigins: ['https://beam.example'],
    maxUploadMegabytes: 5,
    limits: { perMinute: 0, perHour: 0, softPerMinute: 0 },
    mail: {
      smtpUrl: undefined,
      from: 'Beam Wallet <no-reply@beam.example>',
      to: 'staff@beam.example',
      toByForm: {},
      toByTopic: {},
    },
    webhook: undefined,
    inbox: undefined,
    inboxListsPerHour: 200,
    inboxRevealsPerHour: 60,
    ...changes,
  }
}
