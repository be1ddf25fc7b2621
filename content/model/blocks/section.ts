import { defineBlock } from '../define-block.ts'
import { address, anchor, choice, colourOrNone, picture, prose, text, videoAddress } from '../field.ts'

export const section = defineBlock({
  name: 'section',
  label: 'Section',
  help: 'Text beside a picture, with an optional link and an optional video.',
  icon: 'layout',
  fields: {
    cardLabel: text('Label', 'A word or two above the title.'),
    title: text('Title'),
    subtitle: text('Subtitle', 'One line under the title.'),
    description: prose('Description'),
    secondaryDescription: prose('Second description', 'Smaller, under the first.'),
    actionText: text('Link text', 'Leave empty for no link.'),
    actionLink: address('Link address'),
    videoUrl: videoAddress('Video address', 'Shows a play button over the picture.'),
    picture: picture('Picture'),
    align: choice(
      'Alignment',
      ['left', 'center', 'right'],
      'left',
      'Where the words stand when there is no picture.',
    ),
    textAlign: choice('Text alignment', ['left', 'center', 'right'], 'left', 'How the lines begin or end.'),
    imagePosition: choice('Picture position', ['left', 'right'], 'right'),
    backgroundColor: colourOrNone('Background colour'),
    textColor: choice(
      'Text colour',
      ['Default', 'Light', 'Dark'],
      'Default',
      'Counts on a background colour only.',
    ),
    customClassName: choice(
      'Look',
      ['none', 'wide', 'card', 'framed'],
      'none',
      'Wide: the picture below the words. Card: words and picture on a tinted field. Framed: only the picture on one.',
    ),
    sectionId: anchor(),
  },
})
