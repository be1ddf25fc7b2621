import { block, page, describedIllustration } from '../compose.ts'

export const notFound = page({
  slug: '404',
  title: 'Page not found',
  shareTitle: 'This page is not here',
  shareDescription:
    'The page you asked for is not here. Start again from the home page, the Help Center or our contacts.',
  colourWorld: 'Charcoal',
  blocks: [
    block('hero', {
      category: 'Error 404',
      title: 'This one did not come back.',
      description: `The page you asked for is not here. It may have moved, or the address may have a slip in it. Your
        cashback, rest assured, is where it was.`,
      buttonText: 'Go to the home page',
      buttonUrl: '/',
      secondButtonText: 'Tell us about it',
      secondButtonUrl: '/contacts',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('not-found'),
      imagePosition: 'left',
    }),
    block('card-grid', {
      title: 'Perhaps you wanted one of these',
      variant: 'compact',
      cards: [
        {
          title: 'Pay in store',
          text: 'Contactless, Bluetooth or QR code.',
          linkText: 'See paying in store',
          linkUrl: '/pay-in-store',
        },
        {
          title: 'Join with your shop',
          text: 'Two packs, each paid once.',
          linkText: 'Compare the packs',
          linkUrl: '/local-store#installation-packs',
        },
        {
          title: 'Get help',
          text: 'Guides, answers and first aid.',
          linkText: 'Open the Help Center',
          linkUrl: '/help-center',
        },
        {
          title: 'Work with us',
          text: 'Engineering, design and marketing.',
          linkText: 'See open positions',
          linkUrl: '/careers',
        },
      ],
    }),
  ],
})
