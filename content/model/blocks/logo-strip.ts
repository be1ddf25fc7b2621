import { defineBlock } from '../define-block.ts'
import { url, list, picture, text } from '../field.ts'

export const logoStrip = defineBlock({
  name: 'logo-strip',
  label: 'Logo strip',
  help: 'A row of logos.',
  icon: 'apps',
  fields: {
    title: text('Title'),
    logos: list('Logos', 'logo', {
      name: text('Name'),
      url: url('Address', 'Leave empty for a logo without a link.'),
      picture: picture('Logo'),
    }),
  },
})
