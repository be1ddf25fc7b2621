import { defineBlock } from '../define-block.ts'
import { address, anchor, choice, picture, prose, text, videoAddress } from '../field.ts'

export const section = defineBlock({
  name: 'section',
  label: 'Section',
  help: 'Text beside a picture, with an optional link and an optional video.',
  icon: 'layout',
  fields: {
    cardLabel: text('Label', 'A word or two above the title.'),
    title: text('Title'),
    subtitle: text('Subtitle'),
    description: prose('Description'),
    secondaryDescription: prose('Second description'),
    actionText: text('Link text'),
    actionLink: address('Link address'),
    videoUrl: videoAddress('Video address', 'Shows a play button over the picture.'),
    picture: picture('Picture'),
    align: choice('Alignment', ['left', 'center', 'right'], 'left'),
    textAlign: choice('Text alignment', ['left', 'center', 'right'], 'left'),
    imagePosition: choice('Picture position', ['left', 'right'], 'right'),
    backgroundColor: choice('Background colour', ['None', 'Pink', 'Yellow', 'Teal', 'Charcoal'], 'None'),
    textColor: choice('Text colour', ['Default', 'Light', 'Dark'], 'Default'),
    customClassName: choice('Variant', ['none', 'wide', 'card', 'framed'], 'none'),
    sectionId: anchor('Anchor', 'Lets links point here, e.g. "network" for #network.'),
  },
})
