import { defineBlock } from '../define-block.ts'
import { formName, picture, richText, text } from '../field.ts'

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
    checklistTitle: text('Title of the checklist', 'e.g. "What you need".'),
    checklist: richText(
      'Checklist',
      'What visitors should have at hand: beside a form of one section, above one of several. Phones fold what follows its list.',
    ),
    aside: richText('Text beside the form'),
    picture: picture(
      'Picture',
      'Below the texts beside contact or career-apply; on tablets beside the title, on phones not at all. The other forms have no place for it.',
    ),
  },
})
