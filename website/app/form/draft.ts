import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { attempt } from './attempt.ts'
import { givenAnswers } from './given-answers.ts'

/** What a visitor typed so far, stored on the device or in the tab. */
export interface Draft {
  /** Milliseconds since 1970, by the device's clock. */
  readonly savedAt: number
  readonly answers: Readonly<Record<string, string | boolean>>
  /** Files were chosen too, which cannot be kept. */
  readonly filesLost?: boolean
}

/** Where a draft is stored: on the device, for another day, or in the tab, until it is closed. */
export type DraftScope = 'device' | 'tab'

/** A form's name is added to it. */
export const DRAFT_KEY = 'beam-draft-'

/** A draft left longer than this says little any more. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The answers that a draft may hold. Neither scope holds files and fields marked `neverDrafted`. On the device there are
 * no `sensitive` fields besides, since anybody who uses it later could read them, and no ticks: those are given anew.
 */
export function draftable(
  form: FormDefinition,
  answers: Answers,
  scope: DraftScope = 'device',
): Draft['answers'] {
  const allowed = Object.entries(givenAnswers(form, answers)).filter(([name, answer]) => {
    const field = form.fields[name]
    if (!field || field.neverDrafted) return false
    if (scope === 'tab') return typeof answer === 'string' || typeof answer === 'boolean'
    return typeof answer === 'string' && !field.sensitive
  })
  return Object.fromEntries(allowed) as Draft['answers']
}

/** Takes the place of the draft there is. Without storage, or with a full one, nothing is kept and nothing breaks. */
export function saveDraft(keeper: Keeper, form: FormDefinition, draft: Draft) {
  if (Object.keys(draft.answers).length === 0) return forgetDraft(keeper, form)
  attempt(() => keeper.setItem(keyOf(form), JSON.stringify(draft)))
}

export function forgetDraft(keeper: Keeper, form: FormDefinition) {
  attempt(() => keeper.removeItem(keyOf(form)))
}

/**
 * The stored draft, without answers that it may not hold (any more); null when there is none, or none younger than 30
 * days. What it may not hold is deleted from storage as well: earlier versions of the site stored more.
 */
export function readDraft(
  keeper: Keeper,
  form: FormDefinition,
  now: number,
  scope: DraftScope = 'device',
): Draft | null {
  const stored = attempt(() => JSON.parse(keeper.getItem(keyOf(form)) ?? 'null') as Partial<Draft> | null)
  if (stored === null) return null
  const draft = validDraft(form, stored, now, scope)
  if (!draft) forgetDraft(keeper, form)
  else if (Object.keys(draft.answers).length < Object.keys({ ...stored?.answers }).length)
    saveDraft(keeper, form, draft)
  return draft
}

function validDraft(
  form: FormDefinition,
  stored: Partial<Draft> | undefined,
  now: number,
  scope: DraftScope,
): Draft | null {
  if (typeof stored?.savedAt !== 'number' || now - stored.savedAt > KEPT_MS) return null
  const answers = draftable(form, { ...stored.answers }, scope)
  if (Object.keys(answers).length === 0) return null
  return { savedAt: stored.savedAt, answers, filesLost: stored.filesLost === true }
}

function keyOf(form: FormDefinition): string {
  return DRAFT_KEY + form.name
}
