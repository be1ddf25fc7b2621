import { ADDRESSES } from '../addresses.ts'
import { block, describedIllustration, illustration, page } from '../compose.ts'
import { emailLink } from '../email-link.ts'
import { FACTS } from '../facts.ts'
import { PACKS_URL } from '../packs-url.ts'

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
      picture: describedIllustration('software-plugin'),
      imagePosition: 'left',
    }),
    block('section', {
      title: 'How it works at the checkout',
      description: `Beam Wallet becomes a way to pay in your software. The customer pays with the app and earns cashback. The merchant sees the sale and the cashback in the reports.`,
      picture: describedIllustration('software-connected'),
      customClassName: 'wide',
    }),
    block('card-grid', {
      title: 'Where it plugs in',
      variant: 'large',
      cards: [
        {
          title: 'At the point of sale',
          text: 'Customers pay contactless, over Bluetooth, or with a QR code. The merchant sets the cashback.',
          picture: describedIllustration('point-of-sale'),
          color: 'Yellow',
          linkText: 'Email us about your point of sale',
          linkUrl: EMAIL,
        },
        {
          title: 'In the online checkout',
          text: 'WooCommerce and PrestaShop have plugins. A unique code confirms each encrypted payment.',
          picture: describedIllustration('code-checkout'),
          color: 'Pink',
          linkText: 'Email us about another platform',
          linkUrl: EMAIL,
        },
      ],
    }),
    block('problem-solution', {
      title: 'What your merchants and their customers get',
      intro: `Merchants pay once: ${FACTS.storePackPrice} for a physical store, ${FACTS.onlinePackPrice} for an online store. [Compare the packs](${PACKS_URL}). The app is free for their customers.`,
      variant: 'sides',
      problemLabel: 'Your merchants',
      solutionLabel: 'Their customers',
      pairs: [
        {
          problemTitle: 'Set their own cashback',
          problem: `They choose ${FACTS.storeCashback} in a physical store, or ${FACTS.onlineCashback} online.`,
          solutionTitle: 'Earn cashback that never expires',
          solution: 'They can spend it at any store on the network, at home or abroad.',
        },
        {
          problemTitle: 'Run their own campaigns',
          problem: 'They offer vouchers and promo codes, and see what each campaign brings in.',
          solutionTitle: 'Find offers in their wallet',
          solution: 'The app that they pay with also holds their vouchers.',
        },
        {
          problemTitle: 'See how business is going',
          problem: 'Reports compare sales, cashback, and campaigns. Alerts warn when stock runs low.',
          solutionTitle: 'Tell the store what they think',
          solution: 'They give feedback, which the merchant reads in one place.',
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
          text: 'You get an email and agree where Beam Wallet connects: at the point of sale, in the online checkout, or both.',
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
      secondButtonText: 'Use the contact form',
      secondButtonUrl: '/contacts',
      backgroundColor: 'Yellow',
      picture: illustration('email-draft'),
    }),
  ],
})
