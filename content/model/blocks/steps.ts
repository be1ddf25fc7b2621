import { defineBlock } from '../define-block.ts'
import { anchor, choice, list, picture, richText, text } from '../field.ts'

export const steps = defineBlock({
  name: 'steps',
  label: 'Steps',
  help: 'Numbered steps.',
  icon: 'walk',
  fields: {
    title: text('Title'),
    intro: richText('Introduction'),
    variant: choice(
      'Look',
      ['standard', 'compact'],
      'standard',
      'Compact: on phones, small pictures beside the texts.',
    ),
    sectionId: anchor(),
    steps: list('Steps', 'step', {
      title: text('Title'),
      text: richText('Text'),
      picture: picture('Picture'),
    }),
  },
})
