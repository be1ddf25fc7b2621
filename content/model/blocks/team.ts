import { defineBlock } from '../define-block.ts'
import { list, picture, richText, text } from '../field.ts'

export const team = defineBlock({
  name: 'team',
  label: 'Team',
  help: 'People with their positions.',
  icon: 'user',
  fields: {
    title: text('Title'),
    intro: richText('Introduction'),
    members: list('Members', 'team-member', {
      name: text('Name', 'May stay empty: the position is then shown alone.'),
      position: text('Position'),
      about: text('In a sentence'),
      picture: picture('Portrait'),
    }),
  },
})
