import { defineBlock } from '../define-block.ts'
import { choice, externalUrl, picture, richText, text } from '../field.ts'

export const ranking = defineBlock({
  name: 'ranking',
  label: 'Ranking',
  help: 'A place in somebody else’s list, with the source that proves it.',
  icon: 'crown',
  fields: {
    cardLabel: text('Label', 'A word or two above the title.'),
    title: text('Title'),
    description: richText('Description'),
    publisher: text('Published by', 'Who made the list.'),
    list: text('Name of the list', 'As its publisher calls it.'),
    year: text('Year', 'Of the edition, e.g. "2030".'),
    category: text('Category', 'If the place is one within a category.'),
    documentText: text('Link text', 'Leave empty for no link.'),
    documentUrl: externalUrl('Address of the list', 'The document that shows the place, e.g. a PDF.'),
    picture: picture('Picture'),
    imagePosition: choice('Picture position', ['left', 'right'], 'left'),
  },
})
