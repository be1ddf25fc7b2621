import { defineBlock } from '../define-block.ts'
import { url, anchor, choice, colorOrNone, picture, richText, text, videoUrl } from '../field.ts'

export const section = defineBlock({
  name: 'section',
  label: 'Section',
  help: 'Text beside a picture, with an optional link and an optional video.',
  icon: 'layout',
  fields: {
    cardLabel: text('Label', 'A word or two above the title.'),
    title: text('Title'),
    subtitle: text('Subtitle', 'One line under the title.'),
    description: richText('Description'),
    secondaryDescription: richText('Second description', 'Smaller, under the first.'),
    actionText: text('Link text', 'Leave empty for no link.'),
    actionLink: url('Link address'),
    actionLook: choice(
      'Look of the link',
      ['default', 'button', 'link'],
      'default',
      'By default a button on a background color, otherwise a link.',
    ),
    videoUrl: videoUrl('Video address', 'Shows a play button over the picture.'),
    picture: picture('Picture'),
    align: choice(
      'Alignment',
      ['left', 'center', 'right'],
      'left',
      'Position of the text when there is no picture.',
    ),
    textAlign: choice('Text alignment', ['left', 'center', 'right'], 'left', 'Alignment of the lines.'),
    imagePosition: choice('Picture position', ['left', 'right'], 'right'),
    backgroundColor: colorOrNone('Background color'),
    textColor: choice(
      'Text color',
      ['Default', 'Light', 'Dark'],
      'Default',
      'Only used with a background color.',
    ),
    customClassName: choice(
      'Look',
      ['none', 'wide', 'card', 'framed'],
      'none',
      'Wide: the picture below the text. Card: text and picture on a tinted background, in the background color if the text is dark. Framed: only the picture on one.',
    ),
    sectionId: anchor(),
  },
})
