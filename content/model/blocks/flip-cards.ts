import { defineBlock } from '../define-block.ts'
import { address, colour, list, picture, prose, text } from '../field.ts'

export const flipCards = defineBlock({
  name: 'flip-cards',
  label: 'Flip cards',
  help: 'Cards that turn over by pointer, touch or keyboard and lead on from their back.',
  icon: 'refresh',
  fields: {
    title: text('Title'),
    intro: prose('Introduction'),
    cards: list('Cards', 'flip-card', {
      title: text('Title'),
      back: prose('Text on the back'),
      picture: picture('Picture'),
      color: colour('Colour', 'Teal'),
      linkText: text('Link text', 'Leave empty for no link.'),
      linkUrl: address('Link address'),
    }),
  },
})
