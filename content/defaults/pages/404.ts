import { block, illustration, page, describedIllustration } from '../compose.ts'
import { PACKS_URL } from '../packs-url.ts'

export const notFound = page({
  slug: '404',
  title: 'Page not found',
  shareTitle: 'Page not found',
  shareDescription:
    'This page does not exist or has moved. Try the home page, the Help Center, or contact us.',
  colourWorld: 'Charcoal',
  blocks: [
    block('hero', {
      title: 'We can’t find that page.',
      description: `It may have moved, or there may be a typo in the address. If one of our links brought you here,
        [tell us](/contacts).`,
      buttonText: 'Go to the home page',
      buttonUrl: '/',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('not-found'),
      imagePosition: 'left',
    }),
    block('card-grid', {
      title: 'Popular pages',
      variant: 'tinted',
      cards: [
        {
          title: 'How to pay',
          text: 'With your phone in stores, or with a code online.',
          picture: illustration('pay-choice'),
          color: 'Pink',
          linkText: 'Pay in store',
          linkUrl: '/pay-in-store',
        },
        {
          title: 'For stores',
          text: 'One-time packs for physical and online stores.',
          picture: illustration('pack-choice'),
          color: 'Yellow',
          linkText: 'Compare the packs',
          linkUrl: PACKS_URL,
        },
        {
          title: 'Get help',
          text: 'Answers, guides, and contacts.',
          picture: illustration('lifebuoy'),
          color: 'Teal',
          linkText: 'Find answers',
          linkUrl: '/help-center',
        },
        {
          title: 'Work with us',
          text: 'Engineering, design, and marketing.',
          picture: illustration('empty-chair'),
          color: 'Charcoal',
          linkText: 'See open positions',
          linkUrl: '/careers',
        },
      ],
    }),
  ],
})
