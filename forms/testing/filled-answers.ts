import type { Answer, Answers, Field, FormDefinition } from '../engine/define-form.ts'

/** Valid answers to a form, generated from its field types. */
export function filledAnswers(form: FormDefinition): Answers {
  return Object.fromEntries(Object.entries(form.fields).map(([name, field]) => [name, validAnswer(field)]))
}

function validAnswer(field: Field): Answer {
  switch (field.type) {
    case 'checkbox':
      return true
    case 'file':
      return { name: 'document.pdf', size: 1200, type: 'application/pdf' }
    case 'select':
    case 'radios':
      return field.options[0]!.value
    case 'email':
      return 'ana@example.com'
    case 'tel':
      return '912 345 678'
    case 'time':
      return '09:30'
    default:
      return 'Some words'
  }
}
