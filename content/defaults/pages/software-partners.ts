import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'

export const softwarePartners = page({
  slug: 'software-partners',
  title: 'Beam Wallet for software partners',
  shareTitle: 'Add cashback to your software',
  shareDescription:
    'For makers of point-of-sale, e-commerce, and booking software: add Beam Wallet payments and cashback to your product.',
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'Software partners',
      title: 'Add cashback to your software.',
      description: `If you make point-of-sale, e-commerce, or booking software, Beam Wallet adds mobile payments and cashback to your product.`,
      buttonText: 'Email the partner team',
      buttonUrl: `mailto:${ADDRESSES.partnersMailbox}`,
      backgroundColor: 'Teal',
      picture: describedIllustration('code-plugin'),
      imagePosition: 'left',
    }),
    block('section', {
      cardLabel: 'In the store',
      title: 'Alongside your point of sale',
      description: `Contactless, Bluetooth, and QR code payments work alongside your software, and merchants see sales and cashback together.`,
      picture: describedIllustration('point-of-sale'),
      imagePosition: 'right',
      customClassName: 'framed',
    }),
    block('section', {
      cardLabel: 'Online',
      title: 'At your online checkout',
      description: `We have plugins for WooCommerce and PrestaShop. If you build another platform, contact us about an integration.`,
      picture: describedIllustration('online-checkout'),
      imagePosition: 'left',
      backgroundColor: 'Charcoal',
      textColor: 'Light',
      customClassName: 'card',
    }),
    block('steps', {
      title: 'How a partnership starts',
      intro: 'From first contact to launch.',
      steps: [
        {
          title: 'Show us your product',
          text: 'Tell us what it does and which merchants use it.',
          picture: illustration('online-shop'),
        },
        {
          title: 'Plan the integration',
          text: 'We decide together where payments and cashback fit.',
          picture: illustration('technology-gears'),
        },
        {
          title: 'Build and test',
          text: 'We test it with a few of your merchants.',
          picture: illustration('help-tools'),
        },
        {
          title: 'Launch',
          text: `Your merchants join a network of ${FACTS.stores} stores.`,
          picture: illustration('network-map'),
        },
      ],
    }),
    block('call-to-action', {
      title: 'Contact our partner team',
      text: 'Tell us briefly what your software does and who uses it.',
      buttonText: 'Email us',
      buttonUrl: `mailto:${ADDRESSES.partnersMailbox}`,
      secondButtonText: 'Other partnerships',
      secondButtonUrl: '/partnerships',
      backgroundColor: 'Yellow',
      picture: illustration('email-draft'),
    }),
  ],
})
