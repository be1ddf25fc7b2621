import { block, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'

export const payInStore = page({
  slug: 'pay-in-store',
  title: 'Pay in store with Beam Wallet',
  shareTitle: 'Your phone pays. Your wallet gains.',
  shareDescription:
    'Pay in shops with your phone, contactless, by Bluetooth or QR code, and get cashback that you keep without an expiry date.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'Pay in store',
      title: 'Your phone pays. Your wallet gains.',
      description: `Leave the plastic at home. Pay at the counter in the way the shop offers, and something comes back to
        your wallet.`,
      showStoreButtons: true,
      backgroundColor: 'Pink',
      picture: describedIllustration('pay-contactless'),
      imagePosition: 'left',
    }),
    block('section', {
      sectionId: 'wallet',
      cardLabel: 'Digital wallet',
      title: 'Three ways to pay, one app',
      description: `- **Contactless:** hold your phone to the terminal.
        - **Bluetooth:** let phone and terminal find each other.
        - **QR code:** scan what the shop shows you.`,
      secondaryDescription: `Link up to ${FACTS.maxCards} bank cards and choose one as you pay. For each new card we
        debit a small amount and refund it, so that we know the card is yours.`,
      picture: describedIllustration('pay-qr'),
      imagePosition: 'right',
    }),
    block('section', {
      sectionId: 'cashback',
      cardLabel: 'Cashback',
      title: 'Yours, with no date on it',
      description: `The merchant sets the percentage. What you earn goes to your wallet and stays
        there. It has no expiry and no geographic limit.`,
      secondaryDescription: `Partners add campaigns of their own. Those are temporary, so it pays to look now and
        then.`,
      picture: describedIllustration('savings-jar'),
      imagePosition: 'left',
      backgroundColor: 'Yellow',
      textColor: 'Dark',
      customClassName: 'framed',
    }),
    block('section', {
      sectionId: 'network',
      cardLabel: 'The network',
      title: `${FACTS.stores} stores take it`,
      description: `Cashback earned at one till is good at the next. Spend it at any store on the network, in the town
        where you earned it or far from there.`,
      actionText: 'It works online, too',
      actionLink: '/pay-online',
      picture: describedIllustration('find-shops'),
      imagePosition: 'right',
      customClassName: 'wide',
    }),
    block('app-store-buttons', {
      title: 'Be ready before you reach the till',
      text: 'The app is free on both stores.',
    }),
  ],
})
