import { defineBlock } from '../define-block.ts'
import { choice, longText, text } from '../field.ts'

export const banner = defineBlock({
  name: 'banner',
  label: 'Token sale banner',
  help: 'Opens the public-sale registration page in a new tab. Its address is a setting of the site.',
  icon: 'bell',
  fields: {
    text: text('Text'),
    buttonText: text('Button text'),
    riskNote: longText('Risk note', 'Says that tokens can lose value. Empty: the standard note.'),
    theme: choice('Theme', ['teal', 'pink'], 'teal'),
  },
})
