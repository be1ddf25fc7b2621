import { defineBlock } from '../define-block.ts'
import { richText, text } from '../field.ts'

export const questionSearch = defineBlock({
  name: 'question-search',
  label: 'Search of questions',
  help: 'A field that finds questions and answers in the accordions of the same page.',
  icon: 'search',
  fields: {
    label: text('Label', 'Above the field. Leave empty for "Search the answers".'),
    hint: text('Hint', 'In the empty field, e.g. examples of words.'),
    buttonText: text('Button text', 'Leave empty for "Search".'),
    resultsText: text('Text above the results', 'Their number follows. Leave empty for "Answers found".'),
    emptyText: richText('Text without results', 'What to do if no question has these words.'),
  },
})
