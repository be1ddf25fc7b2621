import type { FormDefinition } from '../../forms/engine/define-form.ts'
import { filledAnswers } from '../../forms/testing/filled-answers.ts'

/** A minimal PDF of so many bytes. */
function pdf(bytes = 1_000): Uint8Array<ArrayBuffer> {
  const content = new Uint8Array(bytes).fill(0x20)
  content.set(new TextEncoder().encode('%PDF-1.7\n'))
  content.set(new TextEncoder().encode('\n%%EOF\n'), bytes - 7)
  return content
}

/** Valid answers to a form as a browser sends them, with PDFs of so many bytes; `changes` replace answers. */
export function formData(
  form: FormDefinition,
  changes: Readonly<Record<string, string>> = {},
  fileBytes = 1_000,
): FormData {
  const data = new FormData()
  for (const [name, answer] of Object.entries({ ...filledAnswers(form), ...changes })) {
    if (form.fields[name]?.type === 'file')
      data.append(name, new File([pdf(fileBytes)], `${name}.pdf`, { type: 'application/pdf' }))
    else if (answer === true) data.append(name, 'on')
    else data.append(name, String(answer))
  }
  return data
}

/** The encoded body with its content type. */
export async function encodedForm(
  data: FormData,
): Promise<{ readonly type: string; readonly bytes: Buffer }> {
  const response = new Response(data)
  const type = response.headers.get('content-type') ?? ''
  return { type, bytes: Buffer.from(await response.arrayBuffer()) }
}

const TIMEOUT_MS = 60_000

/** Sends a form to its endpoint; null if there was no response. */
export async function postForm(
  siteUrl: string,
  form: FormDefinition,
  body: FormData | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response | null> {
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
  const init = { method: 'POST', headers: { ...type, ...headers }, body }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return fetch(siteUrl + form.endpoint, { ...init, signal }).catch(() => null)
}

/** The first form with a file field. */
export function formWithFiles(forms: readonly FormDefinition[]): FormDefinition {
  return forms.find(({ fields }) => Object.values(fields).some(({ type }) => type === 'file'))!
}
