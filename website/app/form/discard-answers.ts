import type { FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { forgetDraft } from './draft.ts'
import { forgetInTab } from './kept-in-tab.ts'
import { storageOf } from './storage-of.ts'

/** Deletes everything this browser holds of a form's answers: once they are stored, or when the visitor starts again. */
export function discardAnswers(form: FormDefinition) {
  forgetInTab(form)
  forgetDraft(storageOf('device'), form)
}
