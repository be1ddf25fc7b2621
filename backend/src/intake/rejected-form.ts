import { advise } from '@beam/forms/engine/advise.ts'
import type { Answers, FormDefinition } from '@beam/forms/engine/define-form.ts'
import type { Field } from '@beam/forms/engine/form-definition.ts'
import { readAnswers } from '@beam/forms/engine/read-answers.ts'
import { longestAnswer, validate } from '@beam/forms/engine/validate.ts'

/**
 * What a page without JavaScript shows again after a submission that was not stored. The website reads it as
 * `PostedForm` (website/app/form/posted-form.ts).
 */
export interface RejectedForm {
  /** The form's name. */
  readonly form: string
  /** As typed, as far as they fit; files cannot be redisplayed. */
  readonly answers: Readonly<Record<string, string | boolean>>
  /** Messages by field, in the order of the fields. */
  readonly errors: Readonly<Record<string, string>>
  /** The error of the whole form; '' for none. */
  readonly message: string
  /** Advice by field; it does not block sending. */
  readonly advice: Readonly<Record<string, string>>
  /** Files were chosen, and have to be chosen again. */
  readonly filesLost: boolean
}

/** How far all answers together may exceed the limits of their fields: enough to redisplay a text that is too long. */
const SURPLUS_CHARACTERS = 16_384

/**
 * Redisplays what was typed in a form that is not stored.
 *
 * @param input the body, or the part of it that was read
 * @param message for the whole form; '' for none
 */
export function rejectedForm(
  form: FormDefinition,
  input: unknown,
  message: string,
  errors: Readonly<Record<string, string>> = {},
): RejectedForm {
  const read = readAnswers(form, input)
  if (!read.ok) return { form: form.name, answers: {}, errors, message, advice: {}, filesLost: false }
  const answers = boundedAnswers(form, read.answers)
  const advice = advise(form, withoutBroken(form, read.answers))
  return { form: form.name, answers, errors, message, advice, filesLost: false }
}

/** A rule that is broken has said what is wrong: there is no advice beside it. */
function withoutBroken(form: FormDefinition, answers: Answers): Answers {
  const broken = validate(form, answers)
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !Object.hasOwn(broken, name)))
}

/** Texts and checkboxes; only what a rule rejects anyway is cut. */
function boundedAnswers(form: FormDefinition, answers: Answers): Record<string, string | boolean> {
  const bounded: Record<string, string | boolean> = {}
  let surplus = SURPLUS_CHARACTERS
  for (const [name, field] of Object.entries(form.fields)) {
    const answer = answers[name]
    if (typeof answer === 'boolean') bounded[name] = answer
    if (typeof answer !== 'string') continue
    const limit = limitOf(field)
    const shortened = answer.slice(0, limit + surplus).toWellFormed()
    surplus -= Math.max(0, shortened.length - limit)
    bounded[name] = shortened
  }
  return bounded
}

/** In characters. A choice that is none of its options is not shown again. */
function limitOf(field: Field): number {
  switch (field.type) {
    case 'file':
    case 'checkbox':
      return 0
    case 'select':
    case 'radios':
      return Math.max(0, ...field.options.map(({ value }) => value.length))
    default:
      return longestAnswer(field)
  }
}
