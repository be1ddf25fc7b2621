import { defineBlock } from '../define-block.ts'
import { url, anchor, choice, colorOrNone, list, picture, richText, text } from '../field.ts'

export const cardGrid = defineBlock({
  name: 'card-grid',
  label: 'Cards',
  help: 'A grid of cards.',
  icon: 'grid',
  fields: {
    label: text('Label', 'A word or two above the title.'),
    color: colorOrNone('Color of the label'),
    title: text('Title'),
    intro: richText('Introduction'),
    variant: choice(
      'Look',
      ['plain', 'tinted', 'large', 'compact', 'bento', 'bento-tinted'],
      'plain',
      'Large and bento show large pictures; tinted has pale colors; compact is a dense list.',
    ),
    sectionId: anchor(),
    cards: list('Cards', 'card', {
      title: text('Title'),
      text: richText('Text'),
      picture: picture('Picture'),
      color: colorOrNone('Color'),
      linkText: text('Link text', 'Leave empty for no link.'),
      linkUrl: url('Link address'),
    }),
  },
})
