import { defineBlock } from '../define-block.ts'
import { colour, list, picture, prose, text } from '../field.ts'

export const imageTiles = defineBlock({
  name: 'image-tiles',
  label: 'Picture tiles',
  help: 'Large tiles with a picture and a few words each.',
  icon: 'landscape',
  fields: {
    title: text('Title'),
    intro: prose('Introduction'),
    tiles: list('Tiles', 'image-tile', {
      title: text('Title'),
      text: prose('Text'),
      picture: picture('Picture'),
      color: colour('Colour', 'Teal'),
    }),
  },
})
