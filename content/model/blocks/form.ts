import { defineBlock } from '../define-block.ts'
import { formName, richText, text } from '../field.ts'

export const form = defineBlock({
  name: 'form',
  label: 'Form',
  help: 'One of the site’s forms, by its name.',
  icon: 'pencil',
  fields: {
    formName: formName(
      'Form',
      'apply, contact, installation, os-installation, investor, local-partner or career-apply.',
    ),
    title: text('Title'),
    intro: richText('Introduction'),
    aside: richText('Text beside the form'),
  },
})
