import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'

export const payInStore = page({
  slug: 'pay-in-store',
  title: 'Pay in store with Beam Wallet',
  shareTitle: 'Pay with your phone and earn cashback.',
  shareDescription:
    'Pay in stores with your phone by contactless, Bluetooth, or QR code, and earn cashback that never expires.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'Pay in store',
      title: 'Pay with your phone and earn cashback.',
      description: `Pay with the bank cards you already have, and get cashback in the same app.`,
      showStoreButtons: true,
      backgroundColor: 'Pink',
      picture: describedIllustration('pay-tap'),
      imagePosition: 'left',
    }),
    block('section', {
      sectionId: 'wallet',
      cardLabel: 'Digital wallet',
      title: 'All your cards in one app',
      description: `Link up to ${FACTS.maxCards} bank cards and choose one each time you pay. To verify a new card, we debit a small amount and refund it.`,
      actionText: 'Find answers about cards',
      actionLink: '/help-center#accounts',
      picture: describedIllustration('linked-cards'),
      imagePosition: 'right',
    }),
    block('card-grid', {
      title: 'How to pay in a store',
      intro: 'A store may accept only some of these. Check the amount and the store before you confirm.',
      variant: 'tinted',
      cards: [
        {
          title: 'Contactless',
          text: 'Hold your phone near the terminal.',
          picture: illustration('pay-contactless'),
          color: 'Teal',
        },
        {
          title: 'Bluetooth',
          text: 'Connect your phone to the terminal.',
          picture: illustration('pay-bluetooth'),
          color: 'Pink',
        },
        {
          title: 'QR code',
          text: 'Scan the code at the checkout.',
          picture: illustration('pay-qr'),
          color: 'Yellow',
        },
      ],
    }),
    block('section', {
      sectionId: 'cashback',
      cardLabel: 'Cashback',
      title: 'Cashback that never expires',
      description: `Each store sets the percentage, and can add limited-time campaigns. The cashback you earn is added to your wallet, with no expiry and no geographic limit.`,
      actionText: 'How cashback works',
      actionLink: '/help-center#answers',
      picture: describedIllustration('terminal-receipt'),
      imagePosition: 'left',
      backgroundColor: 'Teal',
      textColor: 'Light',
    }),
    block('cashback-calculator', {
      title: 'What you could get back',
      audience: 'shoppers',
      note: 'An example, not a promise. Each store sets its own percentage.',
    }),
    block('section', {
      sectionId: 'network',
      cardLabel: 'The network',
      title: `Accepted at ${FACTS.stores} stores`,
      description: `Spend your cashback at any store on the network: at home, when you travel, or online.`,
      actionText: 'How to pay online',
      actionLink: '/pay-online',
      picture: describedIllustration('find-shops'),
      imagePosition: 'right',
    }),
    block('app-store-buttons', {
      title: 'Get the app and start paying',
      text: 'Free for iOS and Android. Link a card and pay.',
      picture: describedIllustration('show-someone'),
    }),
  ],
})
