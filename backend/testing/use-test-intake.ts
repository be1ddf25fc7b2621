import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import { beforeEach } from 'vitest'
import type { Backend, BackendDependencies, BackendRequest } from '../src/create-backend.ts'
import { createTestBackend, jsonAnswers, type TestBackend } from './test-backend.ts'
import { testSettings } from './test-settings.ts'

export const FORM = 'application/x-www-form-urlencoded'
export const JSON_TYPE = 'application/json'

export const contact = ALL_FORMS.find(({ name }) => name === 'contact')!

interface TestIntake {
  readonly backend: () => TestBackend
  /** Takes the place of the running backend, without rate limits unless given. */
  open(changes?: Partial<BackendDependencies>): Promise<void>
  /** Posts to the page of a form. */
  fromPage(request: BackendRequest, form?: FormDefinition): ReturnType<Backend['submitFromPage']>
}

/** A backend that takes posts; a new one for each test. */
export function useTestIntake(): TestIntake {
  let backend: TestBackend

  async function open(changes: Partial<BackendDependencies> = {}) {
    backend = await createTestBackend({
      settings: testSettings({ limits: { perMinute: 0, perHour: 0, softPerMinute: 0 } }),
      ...changes,
    })
  }

  beforeEach(() => open())

  return {
    backend: () => backend,
    open,
    fromPage: (request, form = contact) => backend.submitFromPage(request, async () => form.name),
  }
}

/** A post whose body says how much of it was read. */
export function post(path: string, body: string | Uint8Array, headers: Record<string, string>) {
  const bytes = Buffer.from(body)
  const read = { bytes: 0 }
  const request: BackendRequest = {
    url: `https://beam.example${path}`,
    method: 'POST',
    headers: new Headers({ host: 'beam.example', 'x-client-address': '192.0.2.1', ...headers }),
    body: {
      async *[Symbol.asyncIterator]() {
        for (let start = 0; start < bytes.length; start += 1024) {
          read.bytes += 1024
          yield bytes.subarray(start, start + 1024)
        }
      },
    },
  }
  return { request, read }
}

/** What a browser sends of a contact form that is accepted. */
export function goodAnswers(): string {
  return urlEncoded(jsonAnswers(contact))
}

export function urlEncoded(answers: Record<string, unknown>): string {
  return new URLSearchParams(
    Object.entries(answers).map(([name, response]) => [name, response === true ? 'on' : String(response)]),
  ).toString()
}
