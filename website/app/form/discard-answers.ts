import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { deleteDraft } from './stored-draft.ts'
import { deleteTabDraft } from './tab-draft.ts'
import { browserStorage } from './browser-storage.ts'

/**
 * Deletes everything this browser holds of a form's answers: once they are stored, or when the visitor starts again.
 */
export function discardAnswers(form: FormDefinition) {
  deleteTabDraft(form)
  deleteDraft(browserStorage('device'), form)
}
