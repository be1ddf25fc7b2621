import { defineBlock } from '../define-block.ts'
import { list, richText, text } from '../field.ts'

export const legalText = defineBlock({
  name: 'legal-text',
  label: 'Legal text',
  help: 'Numbered clauses with a table of contents. The numbers follow the order.',
  icon: 'book',
  fields: {
    intro: richText('Introduction'),
    inForce: text('In force', 'e.g. "In force from May 2030", if the hero does not say it.'),
    clauses: {
      ...list('Clauses', 'legal-clause', {
        title: text('Title', 'Without its number.'),
        body: richText('Text'),
      }),
      anchor: 'clause',
    },
  },
})
