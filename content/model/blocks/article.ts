import { defineBlock } from '../define-block.ts'
import { date, picture, prose, text } from '../field.ts'

export const article = defineBlock({
  name: 'article',
  label: 'Article',
  help: 'A news article. Its title is the page’s main heading.',
  icon: 'file',
  fields: {
    category: text('Category'),
    title: text('Title'),
    summary: text('Summary'),
    publishedOn: date('Published on'),
    picture: picture('Picture'),
    body: prose('Text'),
  },
})
