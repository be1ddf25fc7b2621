import { block, illustration, page, describedIllustration } from '../compose.ts'

export const partnerships = page({
  slug: 'partnerships',
  title: 'Partnerships with Beam Wallet',
  shareTitle: 'Find your kind of partnership',
  shareDescription:
    'Banks, software houses, developers, local partners and technology companies: find the right door to Beam Wallet.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'Partnerships',
      title: 'Which kind of partner are you?',
      description:
        'This page will tell partner stories once there are some to tell well. Until then it shows you the right door.',
      backgroundColor: 'Yellow',
      picture: describedIllustration('partners-handshake'),
      imagePosition: 'right',
    }),
    block('card-grid', {
      title: 'Six doors',
      variant: 'tinted',
      cards: [
        {
          title: 'Local partners',
          text: 'You bring shops onto the network.',
          picture: illustration('local-partner'),
          color: 'Yellow',
          linkText: 'For local partners',
          linkUrl: '/local-partners',
        },
        {
          title: 'Banks',
          text: 'You issue the cards that people pay with.',
          picture: illustration('bank-building'),
          color: 'Teal',
          linkText: 'For banks',
          linkUrl: '/banks',
        },
        {
          title: 'Software partners',
          text: 'You make what merchants work with.',
          picture: illustration('code-plugin'),
          color: 'Pink',
          linkText: 'For software partners',
          linkUrl: '/software-partners',
        },
        {
          title: 'Visionary developers',
          text: 'You have an idea and a keyboard.',
          picture: illustration('developer-desk'),
          color: 'Charcoal',
          linkText: 'For developers',
          linkUrl: '/visionary-developers',
        },
        {
          title: 'Technology partnerships',
          text: 'You want to build and to invest.',
          picture: illustration('technology-gears'),
          color: 'Teal',
          linkText: 'For technology partners',
          linkUrl: '/technology-partnerships',
        },
        {
          title: 'Merchants',
          text: 'You run a shop, on a street or online.',
          picture: illustration('shop-open'),
          color: 'Yellow',
          linkText: 'For your store',
          linkUrl: '/local-store',
        },
      ],
    }),
    block('call-to-action', {
      title: 'None of these?',
      text: 'Then you are the kind of partner we have not thought of.',
      buttonText: 'Contact us',
      buttonUrl: '/contacts',
      backgroundColor: 'Charcoal',
      picture: illustration('new-door'),
    }),
  ],
})
