import type { Answers, FormDefinition } from '@beam/forms/engine/form-definition.ts'

/** What somebody typed so far, kept on the device. Never an IBAN, a file, or a tick that must be given anew. */
export interface Draft {
  /** Milliseconds since 1970, by the device's clock. */
  readonly savedAt: number
  readonly section: number
  readonly answers: Readonly<Record<string, string>>
}

/** A draft left longer than this says little any more. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The answers a draft may hold. */
export function draftable(form: FormDefinition, answers: Answers): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) => {
      const field = form.fields[name]
      return !field || field.neverDrafted || typeof answer !== 'string' || answer === ''
        ? []
        : [[name, answer]]
    }),
  )
}

/** Adds to the draft there is. Without storage, or with a full one, nothing is kept and nothing breaks. */
export function saveDraft(keeper: Keeper, form: FormDefinition, draft: Draft) {
  if (Object.keys(draft.answers).length === 0) return
  attempt(() => keeper.setItem(keyOf(form), JSON.stringify(draft)))
}

export function forgetDraft(keeper: Keeper, form: FormDefinition) {
  attempt(() => keeper.removeItem(keyOf(form)))
}

/** The draft left here, if it is younger than 30 days; answers of fields that are no more are left out. */
export function readDraft(keeper: Keeper, form: FormDefinition, now: number): Draft | null {
  const left = attempt(() => JSON.parse(keeper.getItem(keyOf(form)) ?? 'null') as Partial<Draft> | null)
  if (!left || typeof left.savedAt !== 'number' || now - left.savedAt > KEPT_MS) return null
  const answers = draftable(form, { ...left.answers })
  const section = Number.isInteger(left.section) ? Number(left.section) : 0
  return Object.keys(answers).length > 0 ? { savedAt: left.savedAt, section, answers } : null
}

function keyOf(form: FormDefinition): string {
  return `beam-draft-${form.name}`
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
