import type { Answers, Field, FormDefinition, Rule, TextField } from './form-definition.ts'
import { atMost, fileAtMost, oneOf, timeOfDay } from './rules.ts'

/**
 * The first broken rule's message of each field, in the order the form shows its fields. Empty when all answers are
 * valid.
 */
export function validate(form: FormDefinition, answers: Answers): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const [name, field] of Object.entries(form.fields)) {
    const broken = rulesOf(field).find((rule) => rule.breaks(answers[name]))
    if (broken) messages[name] = broken.message
  }
  return messages
}

/** The message for a form with invalid answers where only one fits, e.g. `message` of a response. */
export function invalidMessage(form: FormDefinition): string {
  return form.failure.invalid || 'There is a problem with your answers.'
}

/** The longest text a field takes, in UTF-16 code units: the specification's limit, or a generous one. */
export function longestAnswer(field: TextField): number {
  return field.inputLimit ?? field.counter?.limit ?? field.cap ?? MAX_LENGTHS[field.type]
}

const MAX_LENGTHS = { text: 500, email: 254, tel: 60, url: 2000, time: 20, textarea: 5000 } as const

/** A field's own rules, then those of its kind. */
export function rulesOf(field: Field): readonly Rule[] {
  const known = rulesByField.get(field) ?? [...field.rules, ...rulesOfKind(field)]
  rulesByField.set(field, known)
  return known
}

const rulesByField = new WeakMap<Field, readonly Rule[]>()

function rulesOfKind(field: Field): readonly Rule[] {
  switch (field.type) {
    case 'checkbox':
      return []
    case 'file':
      return [
        fileAtMost(
          field.maxMegabytes * 1024 * 1024,
          `${field.label} must be at most ${field.maxMegabytes} MB.`,
        ),
      ]
    case 'select':
    case 'radios':
      return [
        oneOf(
          field.options.map(({ value }) => value),
          `Choose one of the options for ${field.label}.`,
        ),
      ]
    case 'time':
      return [timeOfDay(`Invalid ${field.label} format. Write it like 09:30.`)]
    default:
      return [
        atMost(longestAnswer(field), `${field.label} must be at most ${longestAnswer(field)} characters.`),
      ]
  }
}
