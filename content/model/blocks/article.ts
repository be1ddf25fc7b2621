import { defineBlock } from '../define-block.ts'
import { date, picture, prose, text } from '../field.ts'

export const article = defineBlock({
  name: 'article',
  label: 'Article',
  help: 'A news article. Its title is the page’s main heading.',
  icon: 'file',
  fields: {
    category: text('Category', 'A word or two above the title.'),
    title: text('Title'),
    summary: text('Summary', 'One or two sentences under the title.'),
    publishedOn: date('Published on', 'Leave empty rather than guess.'),
    picture: picture('Picture'),
    body: prose('Text'),
  },
})
