import { block, illustration } from '../defaults/compose.ts'
import type { PageTemplate } from './page-template.ts'

export const landingPage: PageTemplate = {
  label: 'Landing page',
  help: 'An opening with a button, three reasons as cards, a section with a picture, and an invitation.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      title: '[Title: what readers get]',
      description: '[Description: how it works, in one to three sentences.]',
      buttonText: 'Contact us',
      buttonUrl: '/contacts',
      backgroundColor: 'Pink',
      picture: illustration('wallet-cashback'),
    }),
    block('card-grid', {
      title: '[Title of the reasons]',
      cards: [
        { title: '[First reason]', text: '[One or two sentences.]' },
        { title: '[Second reason]', text: '[One or two sentences about it.]' },
        { title: '[Third reason]', text: '[One or two sentences about this one.]' },
      ],
      variant: 'tinted',
    }),
    block('section', {
      title: '[Title of a section]',
      description: '[What readers should know before they decide.]',
      picture: illustration('pay-contactless'),
    }),
    block('call-to-action', {
      title: '[Title of the invitation]',
      text: '[What happens after the click.]',
      buttonText: 'Contact us',
      buttonUrl: '/contacts',
    }),
  ],
}
