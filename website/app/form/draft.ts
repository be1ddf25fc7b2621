import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'
import { attempt } from './attempt.ts'
import { givenAnswers } from './given-answers.ts'

/** What somebody typed so far, kept on the device or in the tab. Never an IBAN or a file. */
export interface Draft {
  /** Milliseconds since 1970, by the device's clock. */
  readonly savedAt: number
  readonly answers: Readonly<Record<string, string | boolean>>
  /** Files were chosen too, which cannot be kept. */
  readonly filesLost?: boolean
}

/** What a draft may hold: on the device no ticks, which must be given anew another day; in the tab those too. */
export type Holds = 'words' | 'words and ticks'

/** A form's name is added to it. */
export const DRAFT_KEY = 'beam-draft-'

/** A draft left longer than this says little any more. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The answers a draft may hold. */
export function draftable(form: FormDefinition, answers: Answers, holds: Holds = 'words'): Draft['answers'] {
  const kept = Object.entries(givenAnswers(form, answers)).filter(
    ([name, answer]) =>
      !form.fields[name]?.neverDrafted &&
      (typeof answer === 'string' || (typeof answer === 'boolean' && holds === 'words and ticks')),
  )
  return Object.fromEntries(kept) as Draft['answers']
}

/** Takes the place of the draft there is. Without storage, or with a full one, nothing is kept and nothing breaks. */
export function saveDraft(keeper: Keeper, form: FormDefinition, draft: Draft) {
  if (Object.keys(draft.answers).length === 0) return forgetDraft(keeper, form)
  attempt(() => keeper.setItem(keyOf(form), JSON.stringify(draft)))
}

export function forgetDraft(keeper: Keeper, form: FormDefinition) {
  attempt(() => keeper.removeItem(keyOf(form)))
}

/** The draft left here, if it is younger than 30 days; answers of fields that are no more are left out. */
export function readDraft(
  keeper: Keeper,
  form: FormDefinition,
  now: number,
  holds: Holds = 'words',
): Draft | null {
  const left = attempt(() => JSON.parse(keeper.getItem(keyOf(form)) ?? 'null') as Partial<Draft> | null)
  if (!left || typeof left.savedAt !== 'number' || now - left.savedAt > KEPT_MS) return null
  const answers = draftable(form, { ...left.answers }, holds)
  return Object.keys(answers).length > 0
    ? { savedAt: left.savedAt, answers, filesLost: left.filesLost === true }
    : null
}

function keyOf(form: FormDefinition): string {
  return DRAFT_KEY + form.name
}
