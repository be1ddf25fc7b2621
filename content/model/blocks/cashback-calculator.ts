import { defineBlock } from '../define-block.ts'
import { anchor, choice, longText, richText, text, url } from '../field.ts'

export const cashbackCalculator = defineBlock({
  name: 'cashback-calculator',
  label: 'Cashback calculator',
  help: 'Visitors try out percentages. Without scripts it is a small table.',
  icon: 'chartCircle',
  fields: {
    sectionId: anchor(),
    title: text('Title'),
    intro: richText('Introduction'),
    audience: choice('For', ['shoppers', 'stores', 'both'], 'both'),
    note: longText('Note', 'Says that the numbers are an example. Empty: the standard note.'),
    buttonText: text('Button text', 'Below the result for stores. Leave empty for no button.'),
    buttonUrl: url('Button address'),
  },
})
