import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import { filledAnswers } from '@beam/forms/testing/filled-answers.ts'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { createBackend, type Backend, type BackendDependencies } from '../src/create-backend.ts'
import { openTestStorage } from './open-test-storage.ts'
import { createTestLog, type TestLog } from './test-log.ts'
import { testSettings } from './test-settings.ts'

export interface TestBackend extends Backend {
  readonly log: TestLog
}

/** A whole backend in a folder of its own, called without a port. It closes with the test. */
export async function createTestBackend(changes: Partial<BackendDependencies> = {}): Promise<TestBackend> {
  const log = createTestLog()
  const backend = await createBackend({
    settings: testSettings(),
    log,
    openStorage: openTestStorage,
    ...changes,
  })
  onTestFinished(() => backend.close())
  return { ...backend, log }
}

/** One backend for all tests of a file or group: starting its storage takes longer than most tests. */
export function shareTestBackend(): () => TestBackend {
  let shared: TestBackend | undefined
  let folder = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'beam-backend-'))
    const log = createTestLog()
    const settings = testSettings({ dataDir: folder })
    shared = { ...(await createBackend({ settings, log, openStorage: openTestStorage })), log }
  })
  afterAll(async () => {
    await shared?.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  })
  return () => shared!
}

/** Good answers as JSON can hold them: files cannot travel in it. */
export function jsonAnswers(form: FormDefinition): Record<string, unknown> {
  const withoutFiles = Object.entries(filledAnswers(form)).filter(([, answer]) => typeof answer !== 'object')
  return Object.fromEntries(withoutFiles)
}

let keys = 0

/** A key that no other attempt has. */
export function freshKey(): { readonly 'idempotency-key': string } {
  keys += 1
  return { 'idempotency-key': `test-${keys}` }
}

export function postJson(
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Request {
  return new Request(`http://beam.example${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

export function postForm(path: string, body: FormData | URLSearchParams): Request {
  return new Request(`http://beam.example${path}`, { method: 'POST', body })
}

interface ReadResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: {
    readonly id?: string
    readonly reference?: string
    readonly message: string
    readonly errors?: string[]
    readonly fields?: Record<string, string>
  }
}

export async function readResponse(response: Response): Promise<ReadResponse> {
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) }
}
