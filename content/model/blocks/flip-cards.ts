import { defineBlock } from '../define-block.ts'
import { url, color, list, picture, richText, text } from '../field.ts'

export const flipCards = defineBlock({
  name: 'flip-cards',
  label: 'Flip cards',
  help: 'Cards that flip by pointer, touch or keyboard, with a link below both sides.',
  icon: 'refresh',
  fields: {
    title: text('Title'),
    intro: richText('Introduction'),
    cards: list('Cards', 'flip-card', {
      title: text('Title'),
      front: text('Text on the front', 'A few words below the title.'),
      back: richText('Text on the back'),
      picture: picture('Picture'),
      color: color('Color', 'Teal'),
      linkText: text('Link text', 'Leave empty for no link.'),
      linkUrl: url('Link address'),
    }),
  },
})
