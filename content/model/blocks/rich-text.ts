import { defineBlock } from '../define-block.ts'
import { anchor, choice, prose, text } from '../field.ts'

export const richText = defineBlock({
  name: 'rich-text',
  label: 'Text',
  help: 'Running text with headings, lists and links.',
  icon: 'feather',
  fields: {
    title: text('Title'),
    body: prose('Text'),
    width: choice('Width', ['narrow', 'wide'], 'narrow'),
    sectionId: anchor(),
  },
})
