import { ALL_FORMS } from '@beam/forms/all-forms.ts'
import type { FormDefinition } from '@beam/forms/engine/define-form.ts'
import { withUploadLimit } from '@beam/forms/engine/with-upload-limit.ts'
import type { BackendSettings } from '../settings.ts'

/** The forms with this site's settings applied: its own limit for files. */
export function configuredForms(
  { maxUploadMegabytes }: Pick<BackendSettings, 'maxUploadMegabytes'>,
  forms: readonly FormDefinition[] = ALL_FORMS,
): readonly FormDefinition[] {
  return forms.map((form) => withUploadLimit(form, maxUploadMegabytes))
}
