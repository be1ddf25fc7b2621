import { createHash } from 'node:crypto'
import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import type { FormVersion } from '../storage/commands/form-versions.ts'

/** The version of a form: a hash of its definition with all texts. */
export function formVersion(form: FormDefinition, firstUsedAt: number): FormVersion {
  const definition = JSON.stringify(form)
  const version = createHash('sha256').update(definition).digest('hex').slice(0, 16)
  return { version, form: form.name, definition, firstUsedAt }
}
