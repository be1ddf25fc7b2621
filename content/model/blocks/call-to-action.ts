import { defineBlock } from '../define-block.ts'
import { url, colorOrNone, picture, richText, text } from '../field.ts'

export const callToAction = defineBlock({
  name: 'call-to-action',
  label: 'Call to action',
  help: 'An invitation with one or two buttons.',
  icon: 'rocket',
  fields: {
    title: text('Title'),
    text: richText('Text'),
    buttonText: text('Button text', 'Leave empty for no button.'),
    buttonUrl: url('Button address'),
    secondButtonText: text('Second button text', 'Leave empty for one button.'),
    secondButtonUrl: url('Second button address'),
    backgroundColor: colorOrNone('Background color', 'Teal'),
    picture: picture('Picture'),
  },
})
