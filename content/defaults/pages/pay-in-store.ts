import { block, page, describedIllustration } from '../compose.ts'
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
      description: `Leave your cards at home. Pay at the checkout with your phone and get cashback in your wallet.`,
      showStoreButtons: true,
      backgroundColor: 'Pink',
      picture: describedIllustration('pay-contactless'),
      imagePosition: 'left',
    }),
    block('section', {
      sectionId: 'wallet',
      cardLabel: 'Digital wallet',
      title: 'All your cards in one app',
      description: `Link up to ${FACTS.maxCards} bank cards and choose one each time you pay. To verify a new card, we debit a small amount and refund it.`,
      secondaryDescription: `- **Contactless:** hold your phone to the terminal.
        - **Bluetooth:** connect your phone to the terminal.
        - **QR code:** scan the code in the store.`,
      picture: describedIllustration('pay-qr'),
      imagePosition: 'right',
    }),
    block('section', {
      sectionId: 'cashback',
      cardLabel: 'Cashback',
      title: 'Cashback that never expires',
      description: `Each merchant sets the percentage. The cashback you earn is added to your wallet, with no expiry and no geographic limit.`,
      secondaryDescription: `Partners also run their own campaigns. These are available for a limited time.`,
      picture: describedIllustration('savings-jar'),
      imagePosition: 'left',
      backgroundColor: 'Yellow',
      textColor: 'Dark',
    }),
    block('section', {
      sectionId: 'network',
      cardLabel: 'The network',
      title: `Accepted at ${FACTS.stores} stores`,
      description: `Spend your cashback at any store on the network, at home or when you travel.`,
      actionText: 'How to pay online',
      actionLink: '/pay-online',
      picture: describedIllustration('find-shops'),
      imagePosition: 'right',
      customClassName: 'wide',
    }),
    block('cashback-calculator', {
      title: 'What you could get back',
      audience: 'shoppers',
      note: 'An example, not a promise. Each store sets its own percentage.',
    }),
    block('app-store-buttons', {
      title: 'Get the app',
      text: 'Free on both app stores.',
    }),
  ],
})
