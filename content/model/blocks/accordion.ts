import { defineBlock } from '../define-block.ts'
import { anchor, choice, flag, list, picture, richText, text } from '../field.ts'

export const accordion = defineBlock({
  name: 'accordion',
  label: 'Accordion',
  help: 'Questions and answers; one is open at a time.',
  icon: 'bulletList',
  fields: {
    title: text('Title'),
    intro: richText('Introduction'),
    picture: picture('Picture', 'Below the title, in wide windows only.'),
    purpose: choice(
      'Purpose',
      ['questions', 'topics'],
      'questions',
      'Questions are also structured data for search engines.',
    ),
    firstOpen: flag('First one open', true),
    sectionId: anchor(),
    items: list('Items', 'accordion-item', { question: text('Question'), answer: richText('Answer') }),
  },
})
