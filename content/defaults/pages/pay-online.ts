import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'

export const payOnline = page({
  slug: 'pay-online',
  title: 'Pay online with Beam Wallet',
  shareTitle: 'Pay online with Beam Wallet',
  shareDescription:
    'Pay online with Beam Wallet: enter a unique code at checkout, pay over an encrypted connection, and earn cashback.',
  colourWorld: 'Charcoal',
  blocks: [
    block('hero', {
      category: 'Pay online',
      title: 'Pay with a code. Get cashback.',
      description: `Choose Beam Wallet at any online store on the network and enter the code from your wallet. Each store gives ${FACTS.onlineCashback} back.`,
      showStoreButtons: true,
      backgroundColor: 'Charcoal',
      picture: describedIllustration('online-code'),
      imagePosition: 'right',
    }),
    block('steps', {
      title: 'How the code works',
      intro:
        'First, get the app and [link a card](/pay-in-store#wallet). Then pay at any online store on the network.',
      steps: [
        {
          title: 'Choose Beam Wallet',
          text: 'Select it as your payment method at checkout.',
          picture: illustration('pay-choice'),
        },
        {
          title: 'Enter your unique code',
          text: 'Beam Wallet gives you the code. Enter it on the store’s website to confirm that it’s you.',
          picture: illustration('code-typed'),
        },
        {
          title: 'Get your cashback',
          text: 'The store gets your payment, and your cashback goes to your wallet.',
          picture: illustration('parcel-coin'),
        },
      ],
    }),
    block('section', {
      sectionId: 'security',
      cardLabel: 'Secure payments',
      title: 'Every payment needs your code',
      description: `Nothing is paid until you enter your code, and every payment is encrypted. Enter your code only on the store’s website. Read [how we handle your data](/privacy-policy).`,
      actionText: 'See payment questions',
      actionLink: '/help-center#answers',
      actionLook: 'link',
      picture: describedIllustration('secure-payment'),
      imagePosition: 'left',
      backgroundColor: 'Teal',
      textColor: 'Light',
      customClassName: 'card',
    }),
    block('section', {
      sectionId: 'gateway',
      cardLabel: 'In stores and online',
      title: 'The same wallet online',
      description: `The free app that you use in stores also pays online. You can:

        - Pay through the online gateway in the store’s checkout
        - Use any of up to ${FACTS.maxCards} linked cards
        - Keep cashback that never expires`,
      actionText: 'How to link your cards',
      actionLink: '/pay-in-store#wallet',
      picture: describedIllustration('online-checkout'),
      imagePosition: 'right',
      customClassName: 'framed',
    }),
    block('section', {
      sectionId: 'cashback',
      title: 'One balance for all your cashback',
      description: `Each store sets its own rate: ${FACTS.onlineCashback} online, ${FACTS.storeCashback} in physical stores. It all goes into one balance, which you can spend online or in stores.`,
      actionText: 'How to pay in stores',
      actionLink: '/pay-in-store',
      picture: describedIllustration('sofa-shopping'),
      imagePosition: 'left',
      backgroundColor: 'Pink',
      textColor: 'Dark',
      customClassName: 'card',
    }),
    block('app-store-buttons', {
      title: 'Get the app and pay online',
      text: 'Free for iOS and Android. Pay at any online store on the network.',
      picture: describedIllustration('online-cashback'),
    }),
  ],
})
