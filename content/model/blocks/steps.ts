import { defineBlock } from '../define-block.ts'
import { anchor, list, picture, richText, text } from '../field.ts'

export const steps = defineBlock({
  name: 'steps',
  label: 'Steps',
  help: 'Numbered steps.',
  icon: 'walk',
  fields: {
    title: text('Title'),
    intro: richText('Introduction'),
    sectionId: anchor(),
    steps: list('Steps', 'step', {
      title: text('Title'),
      text: richText('Text'),
      picture: picture('Picture'),
    }),
  },
})
