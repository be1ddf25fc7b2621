import { defineBlock } from '../define-block.ts'
import { picture, richText, text } from '../field.ts'

export const appStoreButtons = defineBlock({
  name: 'app-store-buttons',
  label: 'App store buttons',
  help: 'Links to the app in both stores. The addresses are set in the footer.',
  icon: 'apps',
  fields: { title: text('Title'), text: richText('Text'), picture: picture('Picture') },
})
