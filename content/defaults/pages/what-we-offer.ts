import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { networkFigures } from '../network-figures.ts'

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
    block('card-grid', {
      sectionId: 'shoppers',
      label: 'For shoppers',
      title: 'Cashback on everyday purchases',
      variant: 'bento',
      cards: [
        {
          title: 'Cashback that never expires',
          text: 'Spend what you earn anywhere on the network, with no expiry and no geographic limit.',
          picture: illustration('wallet-cashback'),
          color: 'Pink',
        },
        {
          title: 'All your cards',
          text: `Link up to ${FACTS.maxCards} and choose one each time you pay.`,
          picture: illustration('wallet-cards'),
          color: 'Teal',
        },
        {
          title: 'Pay online',
          text: 'Confirm with a unique code that you enter on the website.',
          picture: illustration('online-code'),
          color: 'Yellow',
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
      sectionId: 'merchants',
      label: 'For merchants',
      title: 'Tools to run and grow your store',
      variant: 'plain',
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
    block('installation-packs', {
      title: 'One-time installation packs',
      intro: `You choose the cashback: ${FACTS.storeCashback} in a physical store, ${FACTS.onlineCashback} in an online store.`,
      packs: [
        {
          name: 'Physical store pack',
          price: FACTS.storePackPrice,
          priceNote: 'one time',
          description: 'Contactless, Bluetooth, and QR code payments in your store.',
          requirement: 'Requires internet access in the store.',
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
          requirement: 'Requires an online store on WooCommerce or PrestaShop.',
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
      buttonText: 'Contact us',
      buttonUrl: '/contacts',
      secondButtonText: 'Help Center',
      secondButtonUrl: '/help-center',
      backgroundColor: 'Teal',
      picture: illustration('help-desk'),
    }),
  ],
})
