import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { tryOrUndefined } from './try-or-undefined.ts'
import { changedAnswers } from './changed-answers.ts'

/** What a visitor typed so far, stored on the device or in the tab. */
export interface Draft {
  /** Milliseconds since 1970, by the device's clock. */
  readonly savedAt: number
  readonly answers: Readonly<Record<string, string | boolean>>
  /** Files had been chosen, which cannot be stored. */
  readonly filesLost?: boolean
}

/** Where a draft is stored: on the device, for another day, or in the tab, until it is closed. */
export type DraftScope = 'device' | 'tab'

/** The form's name is appended. */
export const DRAFT_KEY_PREFIX = 'beam-draft-'

/** An older draft is of little use. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

/** The part of the browser's `Storage` that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The answers that a draft may hold. Neither scope holds files or fields marked `neverDrafted`. A draft on the device
 * holds no `sensitive` fields either, because later users of the device could read them, and no checkboxes: agreement
 * is given each time.
 */
export function draftableAnswers(
  form: FormDefinition,
  answers: Answers,
  scope: DraftScope = 'device',
): Draft['answers'] {
  const allowed = Object.entries(changedAnswers(form, answers)).filter(([name, answer]) => {
    const field = form.fields[name]
    if (!field || field.neverDrafted) return false
    if (scope === 'tab') return typeof answer === 'string' || typeof answer === 'boolean'
    return typeof answer === 'string' && !field.sensitive
  })
  return Object.fromEntries(allowed) as Draft['answers']
}

/** Replaces the stored draft; an empty one is deleted. Does nothing where storage is blocked or full. */
export function saveDraft(storage: DraftStorage, form: FormDefinition, draft: Draft) {
  if (Object.keys(draft.answers).length === 0) return deleteDraft(storage, form)
  tryOrUndefined(() => storage.setItem(storageKey(form), JSON.stringify(draft)))
}

/** Deletes the stored draft of a form, if there is one. */
export function deleteDraft(storage: DraftStorage, form: FormDefinition) {
  tryOrUndefined(() => storage.removeItem(storageKey(form)))
}

/**
 * The stored draft, without answers that it may not hold (any more); null when there is none, or none younger than 30
 * days. What it may not contain is deleted from storage as well: earlier versions of the site stored more.
 */
export function readDraft(
  storage: DraftStorage,
  form: FormDefinition,
  now: number,
  scope: DraftScope = 'device',
): Draft | null {
  const stored = tryOrUndefined(
    () => JSON.parse(storage.getItem(storageKey(form)) ?? 'null') as Partial<Draft> | null,
  )
  if (stored === null) return null
  const draft = validDraft(form, stored, now, scope)
  if (!draft) deleteDraft(storage, form)
  else if (Object.keys(draft.answers).length < Object.keys({ ...stored?.answers }).length)
    saveDraft(storage, form, draft)
  return draft
}

function validDraft(
  form: FormDefinition,
  stored: Partial<Draft> | undefined,
  now: number,
  scope: DraftScope,
): Draft | null {
  if (typeof stored?.savedAt !== 'number' || now - stored.savedAt > MAX_AGE_MS) return null
  const answers = draftableAnswers(form, { ...stored.answers }, scope)
  if (Object.keys(answers).length === 0) return null
  return { savedAt: stored.savedAt, answers, filesLost: stored.filesLost === true }
}

function storageKey(form: FormDefinition): string {
  return DRAFT_KEY_PREFIX + form.name
}
