import { defineBlock } from '../define-block.ts'
import { list, prose, text } from '../field.ts'

export const legalText = defineBlock({
  name: 'legal-text',
  label: 'Legal text',
  help: 'Numbered clauses with a table of contents. The numbers follow the order.',
  icon: 'book',
  fields: {
    intro: prose('Introduction'),
    inForce: text('In force', 'e.g. "In force from February 2024".'),
    clauses: list('Clauses', 'legal-clause', { title: text('Title'), body: prose('Text') }),
  },
})
