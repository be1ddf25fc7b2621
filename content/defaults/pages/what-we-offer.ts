import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { networkFigures } from '../network-figures.ts'

export const whatWeOffer = page({
  slug: 'what-we-offer',
  title: 'What Beam Wallet offers',
  shareTitle: 'What Beam Wallet offers',
  shareDescription:
    'What Beam Wallet offers shoppers, physical stores, and online stores: payments, cashback that never expires, campaigns, and reports.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'What we offer',
      title: 'Get more from every payment.',
      description: 'Shoppers pay by phone and earn cashback. Stores get payments, campaigns, and reports.',
      buttonText: 'For shoppers',
      buttonUrl: '#shoppers',
      secondButtonText: 'For stores',
      secondButtonUrl: '#stores',
      backgroundColor: 'Teal',
      picture: describedIllustration('terminal-receipt'),
      imagePosition: 'right',
    }),
    block('card-grid', {
      sectionId: 'shoppers',
      label: 'For shoppers',
      title: 'Cashback on everyday purchases',
      variant: 'bento-tinted',
      cards: [
        {
          title: 'Cashback that never expires',
          text: 'Spend what you earn anywhere on the network, with no expiry and no geographic limit.',
          picture: illustration('wallet-cashback'),
          color: 'Pink',
          linkText: 'How cashback works',
          linkUrl: '/pay-in-store#cashback',
        },
        {
          title: 'All your cards',
          text: `Link up to ${FACTS.maxCards} and choose one each time you pay.`,
          picture: illustration('wallet-cards'),
          color: 'Yellow',
          linkText: 'How to link your cards',
          linkUrl: '/pay-in-store#wallet',
        },
        {
          title: 'Pay online',
          text: 'Confirm with a unique code that you enter on the website.',
          picture: illustration('online-code'),
          color: 'Teal',
          linkText: 'How to pay online',
          linkUrl: '/pay-online',
        },
        {
          title: 'Pay in stores',
          text: 'Pay with your phone: contactless, over Bluetooth, or with a QR code.',
          picture: illustration('pay-bluetooth'),
          color: 'Charcoal',
          linkText: 'How to pay in stores',
          linkUrl: '/pay-in-store',
        },
      ],
    }),
    block('app-store-buttons', {
      title: 'Get the app',
      text: 'Free on both app stores. Link a card, pay, and earn your first cashback.',
      picture: describedIllustration('show-someone'),
    }),
    block('card-grid', {
      sectionId: 'stores',
      label: 'For stores',
      title: 'Tools to run and grow your store',
      variant: 'tinted',
      cards: [
        {
          title: 'Campaigns',
          text: 'Cashback, vouchers, and promo codes that you manage yourself.',
          picture: illustration('voucher'),
          color: 'Yellow',
        },
        {
          title: 'Customers',
          text: 'See who your customers are and how satisfied they are.',
          picture: illustration('feedback-stars'),
          color: 'Pink',
        },
        {
          title: 'Operations',
          text: 'Inventory alerts, reports, and a sales assistant that suggests your next offer.',
          picture: illustration('inventory-alert'),
          color: 'Teal',
        },
      ],
    }),
    block('installation-packs', {
      title: 'One-time installation packs',
      intro: `You choose the cashback: ${FACTS.storeCashback} in a physical store, ${FACTS.onlineCashback} in an online store.`,
      packs: [
        {
          name: 'Physical store pack',
          price: FACTS.storePackPrice,
          priceNote: 'one time',
          description: 'Contactless, Bluetooth, and QR code payments in your store.',
          requirement: 'Needs internet access in the store.',
          picture: describedIllustration('installation-pack'),
          color: 'Charcoal',
          buttonText: 'See the store pack',
          buttonUrl: '/local-store#installation-packs',
        },
        {
          name: 'Online store plugin pack',
          price: FACTS.onlinePackPrice,
          priceNote: 'one time',
          description:
            'An online gateway with encrypted payments and a unique code at checkout, for WooCommerce and PrestaShop.',
          requirement: 'Needs an online store on WooCommerce or PrestaShop.',
          picture: describedIllustration('online-pack'),
          color: 'Pink',
          buttonText: 'See the plugin pack',
          buttonUrl: '/local-store#installation-packs',
        },
      ],
    }),
    block('statistics', {
      title: 'Already in use',
      figures: networkFigures('downloads', 'stores', 'terminals'),
    }),
    block('call-to-action', {
      title: 'Have questions?',
      text: 'The Help Center answers the most common ones. For everything else, contact us.',
      buttonText: 'Go to the Help Center',
      buttonUrl: '/help-center',
      secondButtonText: 'Contact us',
      secondButtonUrl: '/contacts',
      backgroundColor: 'Charcoal',
      picture: illustration('help-desk'),
    }),
  ],
})
