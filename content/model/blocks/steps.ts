import { defineBlock } from '../define-block.ts'
import { list, picture, prose, text } from '../field.ts'

export const steps = defineBlock({
  name: 'steps',
  label: 'Steps',
  help: 'What happens, in order.',
  icon: 'walk',
  fields: {
    title: text('Title'),
    intro: prose('Introduction'),
    steps: list('Steps', 'step', { title: text('Title'), text: prose('Text'), picture: picture('Picture') }),
  },
})
