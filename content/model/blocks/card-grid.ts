import { defineBlock } from '../define-block.ts'
import { address, anchor, choice, colourOrNone, list, picture, prose, text } from '../field.ts'

export const cardGrid = defineBlock({
  name: 'card-grid',
  label: 'Cards',
  help: 'A grid of cards.',
  icon: 'grid',
  fields: {
    label: text('Label', 'A word or two above the title.'),
    title: text('Title'),
    intro: prose('Introduction'),
    variant: choice(
      'Look',
      ['plain', 'tinted', 'large', 'compact', 'bento'],
      'plain',
      'Large and bento give pictures room; compact is a tight list.',
    ),
    sectionId: anchor(),
    cards: list('Cards', 'card', {
      title: text('Title'),
      text: prose('Text'),
      picture: picture('Picture'),
      color: colourOrNone('Colour'),
      linkText: text('Link text', 'Leave empty for no link.'),
      linkUrl: address('Link address'),
    }),
  },
})
