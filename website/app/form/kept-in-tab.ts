import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { draftable, forgetDraft, readDraft, saveDraft } from './draft.ts'
import { givenAnswers } from './given-answers.ts'
import { storageOf } from './storage-of.ts'

export interface Kept {
  readonly answers: Answers
  /** Files have to be chosen again. */
  readonly filesLost?: boolean
}

/** What the document itself remembers, IBANs and files too: they are written down nowhere, and gone with a reload. */
const remembered = new Map<string, Kept>()

/** Keeps what stands in a form for as long as the tab is open, or until it is sent. */
export function keepInTab(form: FormDefinition, answers: Answers) {
  const given = givenAnswers(form, answers)
  if (Object.keys(given).length === 0) return forgetInTab(form)
  remembered.set(form.name, { answers: given })
  saveDraft(storageOf('tab'), form, {
    savedAt: Date.now(),
    answers: draftable(form, given, 'tab'),
    filesLost: Object.values(given).some((answer) => typeof answer === 'object'),
  })
}

/** What was left in a form in this tab: before a reload, or before a visit to another page. */
export function leftInTab(form: FormDefinition): Kept | null {
  return remembered.get(form.name) ?? readDraft(storageOf('tab'), form, Date.now(), 'tab')
}

export function forgetInTab(form: FormDefinition) {
  remembered.delete(form.name)
  forgetDraft(storageOf('tab'), form)
}
