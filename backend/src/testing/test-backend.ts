import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import { filledAnswers } from '@beam/forms/definitions/filled-answers.ts'
import { onTestFinished } from 'vitest'
import { createBackend, type Backend, type BackendDependencies } from '../create-backend.ts'
import { createTestLog, type TestLog } from './test-log.ts'
import { testSettings } from './test-settings.ts'

export interface TestBackend extends Backend {
  readonly log: TestLog
}

/** A whole backend in a folder of its own, called without a port. It closes with the test. */
export async function createTestBackend(changes: Partial<BackendDependencies> = {}): Promise<TestBackend> {
  const log = createTestLog()
  const backend = await createBackend({ settings: testSettings(), log, ...changes })
  onTestFinished(() => backend.close())
  return { ...backend, log }
}

/** Good answers as JSON can hold them: files cannot travel in it. */
export function jsonAnswers(form: FormDefinition): Record<string, unknown> {
  const withoutFiles = Object.entries(filledAnswers(form)).filter(([, answer]) => typeof answer !== 'object')
  return Object.fromEntries(withoutFiles)
}

export function postJson(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Request {
  return new Request(`http://beam.example${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

export function postForm(path: string, body: FormData | URLSearchParams): Request {
  return new Request(`http://beam.example${path}`, { method: 'POST', body })
}
