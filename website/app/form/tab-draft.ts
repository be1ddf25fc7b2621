import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { browserStorage } from './browser-storage.ts'
import { deleteDraft, draftableAnswers, readDraft, saveDraft } from './stored-draft.ts'
import { changedAnswers } from './changed-answers.ts'

export interface TabDraft {
  readonly answers: Answers
  /** Files have to be chosen again. */
  readonly filesLost?: boolean
}

/**
 * By form name, including fields marked `neverDrafted` and files: these exist in memory only, and a reload loses them.
 */
const inMemory = new Map<string, TabDraft>()

/** Saves a form's answers until the tab is closed or the form is stored. */
export function saveTabDraft(form: FormDefinition, answers: Answers) {
  const given = changedAnswers(form, answers)
  if (Object.keys(given).length === 0) return deleteTabDraft(form)
  inMemory.set(form.name, { answers: given })
  saveDraft(browserStorage('tab'), form, {
    savedAt: Date.now(),
    answers: draftableAnswers(form, given, 'tab'),
    filesLost: Object.values(given).some((answer) => typeof answer === 'object'),
  })
}

/** The answers from before a reload or a visit to another page; null when there are none. */
export function readTabDraft(form: FormDefinition): TabDraft | null {
  return inMemory.get(form.name) ?? readDraft(browserStorage('tab'), form, Date.now(), 'tab')
}

/** Deletes the answers that were saved for the tab. */
export function deleteTabDraft(form: FormDefinition) {
  inMemory.delete(form.name)
  deleteDraft(browserStorage('tab'), form)
}
