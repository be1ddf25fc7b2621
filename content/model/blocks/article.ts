import { defineBlock } from '../define-block.ts'
import { date, longText, picture, richText, text } from '../field.ts'

export const article = defineBlock({
  name: 'article',
  label: 'Article',
  help: 'A news article. Its title is the page’s main heading.',
  icon: 'file',
  fields: {
    category: text('Category', 'A word or two above the title.'),
    title: text('Title'),
    summary: longText('Summary', 'One or two sentences under the title.'),
    author: text('Author', 'A person’s name. Leave empty for Beam Wallet.'),
    publishedOn: date('Published on', 'Leave empty if unknown.'),
    picture: picture('Picture'),
    body: richText('Text'),
    bodyPicture: picture(
      'Picture in the text',
      'In the part below the second heading; in wide windows beside its second paragraph.',
    ),
    numbers: richText(
      'Numbers',
      'Shown beside its beginning, or below it: a paragraph each, with the number in bold and what it counts.',
    ),
    sources: richText('Sources', 'Where the facts come from. Shown below the text.'),
  },
})
