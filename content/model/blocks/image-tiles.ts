import { defineBlock } from '../define-block.ts'
import { choice, color, list, picture, richText, text } from '../field.ts'

export const imageTiles = defineBlock({
  name: 'image-tiles',
  label: 'Picture tiles',
  help: 'Large tiles with a picture and a short text each.',
  icon: 'landscape',
  fields: {
    title: text('Title'),
    intro: richText('Introduction'),
    variant: choice(
      'Look',
      ['tiles', 'searches'],
      'tiles',
      'With searches, each title looks like what somebody types into a search field.',
    ),
    tiles: list('Tiles', 'image-tile', {
      title: text('Title'),
      text: richText('Text'),
      picture: picture('Picture'),
      color: color('Color', 'Teal'),
    }),
  },
})
