import { block, illustration, page, describedIllustration } from '../compose.ts'

export const payOnline = page({
  slug: 'pay-online',
  title: 'Pay online with Beam Wallet',
  shareTitle: 'Check out with a code',
  shareDescription:
    'Pay online with Beam Wallet: enter a unique code at the checkout, pay over an encrypted connection, and get cashback for it.',
  colourWorld: 'Charcoal',
  blocks: [
    block('hero', {
      category: 'Pay online',
      title: 'One code, and it is paid.',
      description: `Choose Beam Wallet at an online store on the network, enter your unique code on its website, and
        the cashback is yours.`,
      showStoreButtons: true,
      backgroundColor: 'Charcoal',
      picture: describedIllustration('online-code'),
      imagePosition: 'right',
    }),
    block('section', {
      sectionId: 'gateway',
      cardLabel: 'Online gateway',
      title: 'Your wallet, now at the checkout',
      description: `The gateway joins web shops to the same network that you use on the street. The cards are the same,
        and so is the cashback balance.`,
      picture: describedIllustration('online-checkout'),
      imagePosition: 'left',
    }),
    block('steps', {
      title: 'How the code works',
      intro: 'This is how a website knows that it is you.',
      steps: [
        {
          title: 'Choose Beam Wallet',
          text: 'At the checkout, pick it as your way to pay.',
          picture: illustration('pay-choice'),
        },
        {
          title: 'Enter your unique code',
          text: 'Type it in on the website. It tells the store that the buyer is you.',
          picture: illustration('code-typed'),
        },
        {
          title: 'Done, and some of it back',
          text: 'The payment goes through, and cashback is added to your wallet.',
          picture: illustration('parcel-coin'),
        },
      ],
    }),
    block('section', {
      sectionId: 'security',
      cardLabel: 'Secure payments',
      title: 'Encrypted on its way',
      description: `Payments are secure and encrypted. The code proves to the store that the buyer is you, so a stranger
        with your name and address gets nowhere.`,
      secondaryDescription:
        'Nobody from Beam Wallet will ever write or call to ask for a code, a password or a card number.',
      actionText: 'How we treat your data',
      actionLink: '/privacy-policy',
      picture: describedIllustration('secure-payment'),
      imagePosition: 'right',
      backgroundColor: 'Teal',
      textColor: 'Light',
      customClassName: 'card',
    }),
    block('section', {
      sectionId: 'cashback',
      cardLabel: 'Cashback',
      title: 'Earn on the sofa, spend in town',
      description: `What comes back from an online order joins what you earned in shops. It does not expire, and you can
        spend it at either kind of store.`,
      actionText: 'See paying in store',
      actionLink: '/pay-in-store',
      picture: describedIllustration('sofa-shopping'),
      imagePosition: 'left',
    }),
    block('app-store-buttons', {
      title: 'Have the app ready at the checkout',
      text: 'Get it free for iOS or Android.',
    }),
  ],
})
