import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { emailLink } from '../email-link.ts'
import { FACTS } from '../facts.ts'

const EMAIL = emailLink(ADDRESSES.partnersMailbox, 'Software partnership', [
  'What our software does:',
  'Which merchants use it:',
  'Where it fits:',
])

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
      description:
        'Your booking, e-commerce, or point-of-sale software can offer mobile payments and cashback.',
      buttonText: 'Email the partner team',
      buttonUrl: EMAIL,
      secondButtonText: 'See how to start',
      secondButtonUrl: '#start',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('code-plugin'),
      imagePosition: 'left',
    }),
    block('section', {
      cardLabel: 'In the store',
      title: 'Payments at the point of sale',
      description: `Your merchants can offer their customers:

        - Contactless, Bluetooth, and QR code payments
        - Cashback of ${FACTS.storeCashback}, set by the merchant
        - Vouchers and promo codes`,
      actionText: 'How paying in stores works',
      actionLink: '/pay-in-store',
      picture: describedIllustration('point-of-sale'),
      imagePosition: 'left',
      backgroundColor: 'Yellow',
      textColor: 'Dark',
      customClassName: 'card',
    }),
    block('section', {
      cardLabel: 'Online',
      title: 'Plugins for WooCommerce and PrestaShop',
      description:
        'Each payment is encrypted and confirmed with a unique code. [See how paying online works](/pay-online).',
      secondaryDescription: 'Do your merchants use another platform?',
      actionText: 'Tell us about it',
      actionLink: EMAIL,
      picture: describedIllustration('code-checkout'),
      imagePosition: 'right',
      backgroundColor: 'Teal',
      textColor: 'Light',
    }),
    block('card-grid', {
      label: 'The merchant platform',
      title: 'What your merchants get',
      intro: `Included in the one-time pack: ${FACTS.storePackPrice} for a physical store, ${FACTS.onlinePackPrice} for an online store. [Compare the packs](/local-store#installation-packs).`,
      variant: 'large',
      cards: [
        {
          title: 'To bring customers back',
          text: 'Cashback, vouchers, and promo codes. Merchants see who their customers are and how satisfied they are.',
          picture: illustration('repeat-visits'),
          color: 'Pink',
          linkText: 'See marketing and analytics',
          linkUrl: '/local-store#marketing',
        },
        {
          title: 'For everyday work',
          text: 'Inventory alerts when something runs low, sales reports, and a sales assistant that suggests the next offer.',
          picture: illustration('daily-work'),
          color: 'Charcoal',
          linkText: 'See all the services',
          linkUrl: '/local-store#services',
        },
      ],
    }),
    block('steps', {
      sectionId: 'start',
      title: 'How to start',
      steps: [
        {
          title: 'Email the partner team',
          text: 'Say what your software does, which merchants use it, and where it fits.',
          picture: illustration('product-described'),
        },
        {
          title: 'The team replies',
          text: 'By email, about where it connects: at the point of sale, in the online checkout, or both.',
          picture: illustration('fit-agreed'),
        },
        {
          title: 'Your merchants join',
          text: `Once it is connected, they can join ${FACTS.stores} stores on the network.`,
          picture: illustration('shop-open'),
        },
      ],
    }),
    block('call-to-action', {
      title: 'Tell us about your software',
      text: `A short email to [${ADDRESSES.partnersMailbox}](${EMAIL}) is enough to start.`,
      buttonText: 'Email the partner team',
      buttonUrl: EMAIL,
      secondButtonText: 'Other partnerships',
      secondButtonUrl: '/partnerships',
      backgroundColor: 'Yellow',
      picture: illustration('email-draft'),
    }),
  ],
})
