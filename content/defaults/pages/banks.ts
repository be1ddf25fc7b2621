import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { emailLink } from '../email-link.ts'
import { FACTS } from '../facts.ts'
import { networkFigures } from '../network-figures.ts'

const EMAIL = emailLink(ADDRESSES.partnersMailbox, 'Bank partnership', [
  'Our bank:',
  'Our market:',
  'The cards we issue:',
])

export const banks = page({
  slug: 'banks',
  title: 'Beam Wallet for banks',
  shareTitle: 'Put your cards in more wallets',
  shareDescription:
    'How banks benefit from Beam Wallet: more card use, cashback without running a loyalty program, and a platform to offer merchants.',
  colourWorld: 'Charcoal',
  blocks: [
    block('hero', {
      category: 'Banks',
      title: 'Be the card people choose.',
      description: `People link up to ${FACTS.maxCards} cards in Beam Wallet and choose one each time they pay. Give your customers a reason to choose yours.`,
      buttonText: 'Email the partner team',
      buttonUrl: EMAIL,
      secondButtonText: 'See the FAQ',
      secondButtonUrl: '#questions',
      backgroundColor: 'Teal',
      picture: describedIllustration('bank-building'),
      imagePosition: 'right',
    }),
    block('statistics', {
      title: 'The Beam Wallet network',
      variant: 'row',
      figures: networkFigures('downloads', 'dailyTransactions', 'stores', 'terminals'),
    }),
    block('card-grid', {
      title: 'What your bank gets',
      variant: 'bento',
      cards: [
        {
          title: 'More card use',
          text: 'Customers earn cashback when they pay with your linked card, in stores and online.',
          picture: describedIllustration('wallet-cards'),
          color: 'Charcoal',
        },
        {
          title: 'Rewards without points',
          text: 'Merchants set the percentage and your customers earn the cashback. You have no points to manage.',
          picture: illustration('merchant-rate'),
          color: 'None',
        },
        {
          title: 'A platform for your merchants',
          text: 'Offer your business customers campaigns, reports, and a sales assistant.',
          picture: illustration('bank-platform'),
          color: 'None',
        },
        {
          title: 'Your own campaigns',
          text: 'Run limited-time campaigns for your customers on a network they already use.',
          picture: illustration('merchant-campaign'),
          color: 'Teal',
        },
      ],
    }),
    block('steps', {
      title: 'How customers use your card',
      steps: [
        {
          title: 'Link the card',
          text: 'Customers add it in the app, beside their other cards.',
          picture: illustration('card-added'),
        },
        {
          title: 'Verify the card',
          text: 'We debit a small amount and refund it.',
          picture: illustration('card-verified'),
        },
        {
          title: 'Pay',
          text: 'They choose your card when they pay, in stores and online.',
          picture: illustration('card-chosen'),
        },
        {
          title: 'Earn cashback',
          text: 'The store pays it. It never expires, and customers can spend it anywhere on the network.',
          picture: illustration('card-rewarded'),
        },
      ],
    }),
    block('section', {
      title: 'Your customers stay yours',
      description: `The account, the card, and the customer stay with you. We add mobile payments and cashback, in stores and online.`,
      actionText: 'How linked cards work',
      actionLink: '/pay-in-store#wallet',
      picture: describedIllustration('bank-partnership'),
      imagePosition: 'right',
      backgroundColor: 'Pink',
      textColor: 'Dark',
      customClassName: 'card',
    }),
    block('accordion', {
      sectionId: 'questions',
      title: 'What banks ask us',
      intro: `For anything else, [email the partner team](mailto:${ADDRESSES.partnersMailbox}).`,
      picture: illustration('bank-contract'),
      purpose: 'questions',
      firstOpen: true,
      items: [
        {
          question: 'Does our contract with customers change?',
          answer: `No. Your terms, limits, and charges still apply, and we are not a party to that contract.`,
        },
        {
          question: 'Why is a small amount debited?',
          answer: `It confirms that the card belongs to the customer who links it. We refund the amount afterward.`,
        },
        {
          question: 'Who pays for the cashback?',
          answer: `The merchant. Each store sets its own percentage: ${FACTS.storeCashback} in a physical store, ${FACTS.onlineCashback} in an online store.`,
        },
        {
          question: 'How long can our own campaigns run?',
          answer: `Partner campaigns are temporary and state their end date. Cashback earned by then does not expire.`,
        },
      ],
    }),
    block('call-to-action', {
      title: 'Talk to our partner team',
      text: 'Tell us your bank, your market, and which cards you issue.',
      buttonText: 'Email the partner team',
      buttonUrl: EMAIL,
      secondButtonText: 'Other partnerships',
      secondButtonUrl: '/partnerships',
      backgroundColor: 'Yellow',
      picture: illustration('contact-letters'),
    }),
  ],
})
