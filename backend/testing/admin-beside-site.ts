import { readdirSync } from 'node:fs'
import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import { mailFolder, type BackendSettings } from '../src/settings.ts'
import {
  readResponse,
  createTestBackend,
  freshKey,
  jsonAnswers,
  postForm,
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

/** Sends a form as somebody would; returns its reference. */
export async function send(
  backend: TestBackend,
  form: FormDefinition,
  answers: object = {},
): Promise<string> {
  const request = postJson(form.endpoint, { ...jsonAnswers(form), ...answers }, freshKey())
  const { status, body } = await readResponse(await backend.fetch(request))
  if (status !== 201) throw new Error(`The response was ${status}`)
  return body.reference!
}

const formWithFile = ALL_FORMS.find(({ fields }) =>
  Object.values(fields).some(({ type }) => type === 'file'),
)!
/** The field for a file in the form that `sendWithFile` sends. */
export const [fileField] = Object.entries(formWithFile.fields).find(([, { type }]) => type === 'file')!

/** Sends a form with a PDF in `fileField`; returns its reference. */
export async function sendWithFile(backend: TestBackend, content: string): Promise<string> {
  const body = new FormData()
  for (const [name, answer] of Object.entries(jsonAnswers(formWithFile)))
    body.set(name, answer === true ? 'on' : String(answer))
  body.set(fileField, new Blob([content], { type: 'application/pdf' }), 'cv.pdf')
  const { body: receipt } = await readResponse(await backend.fetch(postForm(formWithFile.endpoint, body)))
  return receipt.reference!
}

/** The mails that are about a submission. */
export function mailsOf(settings: BackendSettings, reference: string): string[] {
  try {
    return readdirSync(mailFolder(settings)).filter((name) => name.startsWith(reference))
  } catch {
    return []
  }
}
