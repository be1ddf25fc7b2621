import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'

export const visionaryDevelopers = page({
  slug: 'visionary-developers',
  title: 'Visionary developers and Beam Wallet',
  shareTitle: 'Build on a live payments network',
  shareDescription:
    'Have an idea for payments, rewards, or stores? Bring it to Beam Wallet and build it on a live network.',
  colourWorld: 'Charcoal',
  blocks: [
    block('hero', {
      category: 'Visionary developers',
      title: 'Build your idea on a live network.',
      description: 'Have an idea for payments, rewards, or stores? We would like to see it.',
      buttonText: 'Pitch your idea',
      buttonUrl: `mailto:${ADDRESSES.partnersMailbox}`,
      backgroundColor: 'Charcoal',
      picture: describedIllustration('developer-desk'),
      imagePosition: 'right',
    }),
    block('rich-text', {
      title: 'What we look for',
      body: `Ideas that help shoppers or merchants, can be tested quickly, and build on what makes the network different: cashback
        that has no expiry and works in stores and online.

        You do not need a business plan. Show us that you have thought about the shopper and the merchant.

        ### What you bring

        - A sketch, a prototype, or a well-defined question
        - Care with people’s money and data
        - Patience with the rules that apply to payments

        ### What we bring

        - People who know the network well
        - A clear yes or no`,
      width: 'wide',
    }),
    block('card-grid', {
      label: 'Ideas to get you started',
      title: 'Problems worth solving',
      variant: 'tinted',
      cards: [
        {
          title: 'For shoppers',
          text: 'How can someone who cannot see the screen follow their cashback?',
          picture: illustration('help-question'),
          color: 'Pink',
        },
        {
          title: 'For merchants',
          text: 'Which inventory alerts help during the busiest hours of the week?',
          picture: illustration('inventory-alert'),
          color: 'Yellow',
        },
        {
          title: 'For neighborhoods',
          text: 'How could several small stores run a campaign together?',
          picture: illustration('town-map'),
          color: 'Teal',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Want to join our team?',
      text: 'We have open positions in engineering.',
      buttonText: 'See careers',
      buttonUrl: '/careers',
      secondButtonText: 'Software partners',
      secondButtonUrl: '/software-partners',
      backgroundColor: 'Teal',
      picture: illustration('empty-chair'),
    }),
  ],
})
