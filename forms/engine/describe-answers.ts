import type { Answer, Answers, Field, FormDefinition, TextField } from './form-definition.ts'
import { describeSize } from './describe-size.ts'

export interface DescribedAnswer {
  readonly field: string
  readonly section: string
  readonly label: string
  /** Formatted for people; '' when there is no answer. */
  readonly text: string
}

/**
 * All answers as text in reading order, for the review step, mail and exports. Never for logs: this is personal data.
 */
export function describeAnswers(form: FormDefinition, answers: Answers): DescribedAnswer[] {
  return form.sections.flatMap((section) =>
    section.fields.map((name) => {
      const field = form.fields[name]!
      return {
        field: name,
        section: section.title,
        label: field.label.replace(/\.$/u, ''),
        text: describe(field, answers[name]),
      }
    }),
  )
}

function describe(field: Field, answer: Answer): string {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  if (typeof answer === 'object') return `${answer.name} (${describeSize(answer.size)})`
  if (answer === undefined || answer === '') return ''
  switch (field.type) {
    case 'checkbox':
    case 'file':
      return answer
    case 'select':
    case 'radios':
      return optionLabel(field.options, answer)
    default:
      return describeText(field, answer)
  }
}

function optionLabel(options: readonly { value: string; label: string }[], answer: string): string {
  return options.find(({ value }) => value === answer)?.label ?? answer
}

/** With the prefix; an IBAN in capitals and groups of four, however it was typed. */
function describeText(field: TextField, answer: string): string {
  if (field.advice === 'iban') return describeIban(answer)
  if (!field.prefix || answer.startsWith('+') || answer.startsWith('00')) return answer
  return field.prefix === '+' ? `+${answer}` : `${field.prefix} ${answer}`
}

function describeIban(answer: string): string {
  const iban = answer.replaceAll(/[\s.-]/gu, '').toUpperCase()
  return /^[A-Z]{2}\d{2}[A-Z\d]+$/u.test(iban) ? iban.replaceAll(/.{4}(?=.)/gu, '$& ') : answer
}
