import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { deleteDraft } from './draft.ts'
import { deleteSessionDraft } from './session-draft.ts'
import { browserStorage } from './browser-storage.ts'

/**
 * Deletes everything this browser holds of a form's answers: once they are stored, or when the visitor starts again.
 */
export function discardAnswers(form: FormDefinition) {
  deleteSessionDraft(form)
  deleteDraft(browserStorage('device'), form)
}
