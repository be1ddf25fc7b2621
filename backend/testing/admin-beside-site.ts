import { readdirSync } from 'node:fs'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import { mailFolder, type BackendSettings } from '../src/settings.ts'
import {
  answered,
  createTestBackend,
  freshKey,
  jsonAnswers,
  postJson,
  type TestBackend,
} from './test-backend.ts'
import { openTestAdminContext } from './test-admin-context.ts'
import { testSettings } from './test-settings.ts'

export const contact = ALL_FORMS.find(({ name }) => name === 'contact')!

/** Admin commands beside a backend that accepts submissions, on one database. */
export async function openAdminBesideSite(changes: { now?: () => number } = {}) {
  const settings = testSettings()
  const backend = await createTestBackend({ settings, ...changes })
  const admin = await openTestAdminContext(settings, changes.now)
  return { settings, backend, context: admin }
}

/** Sends a form as somebody would; answers with its reference. */
export async function send(
  backend: TestBackend,
  form: FormDefinition,
  answers: object = {},
): Promise<string> {
  const request = postJson(form.endpoint, { ...jsonAnswers(form), ...answers }, freshKey())
  const { status, body } = await answered(await backend.fetch(request))
  if (status !== 201) throw new Error(`The answer was ${status}`)
  return body.reference!
}

/** The mails that are about a submission. */
export function mailsOf(settings: BackendSettings, reference: string): string[] {
  try {
    return readdirSync(mailFolder(settings)).filter((name) => name.startsWith(reference))
  } catch {
    return []
  }
}
