import { defineBlock } from '../define-block.ts'
import { url, choice, color, flag, picture, richText, text } from '../field.ts'

export const hero = defineBlock({
  name: 'hero',
  label: 'Hero',
  help: 'The opening of a page. Its title is the page’s main heading.',
  icon: 'picture',
  fields: {
    category: text('Category', 'A word or two above the title.'),
    title: text('Title', 'Eight words at most.'),
    description: richText('Description', 'One to three sentences.'),
    buttonText: text('Button text', 'Leave empty for no button.'),
    buttonUrl: url('Button address'),
    secondButtonText: text('Second button text', 'Leave empty for one button.'),
    secondButtonUrl: url('Second button address'),
    showStoreButtons: flag('Show app store buttons', false, 'Their addresses are set in the footer.'),
    backgroundColor: color('Background color', 'Charcoal'),
    picture: picture('Picture'),
    imagePosition: choice('Picture position', ['left', 'right'], 'left'),
  },
})
