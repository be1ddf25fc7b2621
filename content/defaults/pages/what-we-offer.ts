import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'

export const whatWeOffer = page({
  slug: 'what-we-offer',
  title: 'What Beam Wallet offers',
  shareTitle: 'What Beam Wallet offers',
  shareDescription:
    'What Beam Wallet offers shoppers, physical stores, and online stores: payments, cashback that never expires, campaigns, and reports.',
  colourWorld: 'Yellow',
  blocks: [
    block('hero', {
      category: 'What we offer',
      title: 'What shoppers and stores get.',
      description: 'Shoppers pay by phone and earn cashback. Stores get payments, campaigns, and reports.',
      buttonText: 'For shoppers',
      buttonUrl: '#shoppers',
      secondButtonText: 'For stores',
      secondButtonUrl: '#merchants',
      backgroundColor: 'Yellow',
      picture: describedIllustration('terminal-receipt'),
      imagePosition: 'right',
    }),
    block('section', {
      sectionId: 'shoppers',
      cardLabel: 'For shoppers',
      title: 'Cashback on everyday purchases',
      description: `The app is free on both app stores. Link up to ${FACTS.maxCards} cards, pay in stores and online, and earn cashback with no expiry and no geographic limit.`,
      actionText: 'Pay in store',
      actionLink: '/pay-in-store',
      picture: describedIllustration('wallet-cashback'),
      imagePosition: 'left',
      backgroundColor: 'Pink',
      textColor: 'Light',
    }),
    block('card-grid', {
      sectionId: 'merchants',
      label: 'For merchants',
      title: 'Tools to run and grow your store',
      variant: 'large',
      cards: [
        {
          title: 'Campaigns',
          text: 'Cashback, vouchers, and promo codes that you manage yourself.',
          picture: illustration('voucher'),
          color: 'Yellow',
        },
        {
          title: 'Customers',
          text: 'A customer relationship tool with satisfaction and feedback analytics.',
          picture: illustration('feedback-stars'),
          color: 'Pink',
        },
        {
          title: 'Operations',
          text: 'Inventory alerts, reports, and a sales assistant.',
          picture: illustration('inventory-alert'),
          color: 'Teal',
        },
      ],
    }),
    block('section', {
      cardLabel: 'For online stores',
      title: 'Cashback in your online store',
      description: `An online gateway with encrypted payments and a unique code at checkout, plus plugins for WooCommerce and PrestaShop.`,
      actionText: 'Compare the packs',
      actionLink: '/local-store#installation-packs',
      picture: describedIllustration('online-pack'),
      imagePosition: 'right',
    }),
    block('statistics', {
      title: 'Already in use',
      figures: [
        { value: FACTS.downloads, label: 'downloads' },
        { value: FACTS.stores, label: 'stores' },
        { value: FACTS.terminals, label: 'terminals' },
      ],
    }),
    block('call-to-action', {
      title: 'Have questions?',
      text: 'Contact us or visit the Help Center.',
      buttonText: 'Contact us',
      buttonUrl: '/contacts',
      secondButtonText: 'Help Center',
      secondButtonUrl: '/help-center',
      backgroundColor: 'Teal',
      picture: illustration('help-desk'),
    }),
  ],
})
