import { defineBlock } from '../define-block.ts'
import { url, anchor, color, list, picture, richText, text } from '../field.ts'

export const installationPacks = defineBlock({
  name: 'installation-packs',
  label: 'Installation packs',
  help: 'Packs with their price and what they need.',
  icon: 'shoppingCart',
  fields: {
    title: text('Title'),
    intro: richText('Introduction'),
    sectionId: anchor(),
    packs: list('Packs', 'installation-pack', {
      name: text('Name'),
      price: text('Price', 'With its currency, e.g. "10 €".'),
      priceNote: text('Note on the price', 'e.g. "one time".'),
      description: richText('What is in it'),
      requirement: text('What it needs', 'e.g. "Needs internet access".'),
      picture: picture('Picture'),
      color: color('Color', 'Teal'),
      buttonText: text('Button text'),
      buttonUrl: url('Button address'),
      secondButtonText: text('Link text', 'Below the button, e.g. "Already bought it?".'),
      secondButtonUrl: url('Link address'),
    }),
  },
})
