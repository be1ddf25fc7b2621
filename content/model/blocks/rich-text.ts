import { defineBlock } from '../define-block.ts'
import { anchor, choice, richText, text } from '../field.ts'

export const richTextBlock = defineBlock({
  name: 'rich-text',
  label: 'Text',
  help: 'Running text with headings, lists and links.',
  icon: 'feather',
  fields: {
    title: text('Title'),
    body: richText('Text'),
    width: choice('Width', ['narrow', 'wide'], 'narrow'),
    sectionId: anchor(),
  },
})
