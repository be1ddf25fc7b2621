import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'

export const visionaryDevelopers = page({
  slug: 'visionary-developers',
  title: 'Visionary developers and Beam Wallet',
  shareTitle: 'Build what we have not thought of',
  shareDescription:
    'Developers with an idea for payments, rewards or shops: bring it to Beam Wallet and build it on a live network.',
  colourWorld: 'Charcoal',
  blocks: [
    block('hero', {
      category: 'Visionary developers',
      title: 'Build what we have not imagined.',
      description: 'A network that moves money both ways is a good place for odd ideas. Show us yours.',
      buttonText: 'Pitch your idea',
      buttonUrl: `mailto:${ADDRESSES.partnersMailbox}`,
      backgroundColor: 'Charcoal',
      picture: describedIllustration('developer-desk'),
      imagePosition: 'right',
    }),
    block('rich-text', {
      title: 'What makes an idea interesting',
      body: `It helps somebody on one side of a counter. It can be tried in a week. And it uses what is special here:
        cashback that keeps its value, works in shops and online, and belongs to the shopper.

        We do not need a business plan. We need to see that you have thought about the person holding the phone, and
        about the one holding the terminal.

        ### What you bring

        - A sketch, a prototype or a sharp question
        - Respect for people’s money and data
        - Some patience with payments, which are stricter than they look

        ### What we bring

        - People who know the network from the inside
        - A straight answer, even when it is no`,
      width: 'wide',
    }),
    block('card-grid', {
      label: 'To start you off',
      title: 'Questions we would love answered',
      variant: 'tinted',
      cards: [
        {
          title: 'For the shopper',
          text: 'How would you show cashback to someone who cannot see the screen?',
          picture: illustration('help-question'),
          color: 'Pink',
        },
        {
          title: 'For the merchant',
          text: 'What should a stock alert say at half past eight on a Saturday?',
          picture: illustration('inventory-alert'),
          color: 'Yellow',
        },
        {
          title: 'For the street',
          text: 'How could six small shops run one campaign together?',
          picture: illustration('town-map'),
          color: 'Teal',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Prefer a desk of your own here?',
      text: 'Engineering has open positions.',
      buttonText: 'See careers',
      buttonUrl: '/careers',
      secondButtonText: 'Software partners',
      secondButtonUrl: '/software-partners',
      backgroundColor: 'Teal',
      picture: illustration('empty-chair'),
    }),
  ],
})
