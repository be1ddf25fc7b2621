import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { emailLink } from '../email-link.ts'
import { FACTS } from '../facts.ts'

const EMAIL = emailLink(ADDRESSES.partnersMailbox, 'Bank partnership', [
  'Our bank:',
  'Our market:',
  'Our cards:',
])

export const banks = page({
  slug: 'banks',
  title: 'Beam Wallet for banks',
  shareTitle: 'Put your cards in more wallets',
  shareDescription:
    'How banks benefit from Beam Wallet: more card use, cashback without running a loyalty program, and a platform to offer merchants.',
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'Banks',
      title: 'Be the card people choose.',
      description: `Many people carry several cards but mostly pay with one. Partner with Beam Wallet and give your customers a reason to pay with yours.`,
      buttonText: 'Email the partner team',
      buttonUrl: EMAIL,
      secondButtonText: 'See bank questions',
      secondButtonUrl: '#questions',
      backgroundColor: 'Teal',
      picture: describedIllustration('bank-building'),
      imagePosition: 'right',
    }),
    block('card-grid', {
      title: 'Benefits of partnering',
      variant: 'bento',
      cards: [
        {
          title: 'More card use',
          text: `Customers link up to ${FACTS.maxCards} cards and choose one each time they pay. Make sure yours is among them.`,
          picture: describedIllustration('wallet-cards'),
          color: 'Teal',
        },
        {
          title: 'Rewards without points',
          text: 'Merchants set the percentage and your customers earn the cashback. You run no loyalty program.',
          picture: illustration('savings-jar'),
          color: 'Yellow',
        },
        {
          title: 'A platform for your merchants',
          text: 'Offer your business customers campaigns, reports, and a sales assistant.',
          picture: illustration('sales-assistant'),
          color: 'Pink',
        },
        {
          title: 'Your own campaigns',
          text: 'Run limited-time campaigns for your customers on a network they already use.',
          picture: illustration('merchant-campaign'),
          color: 'Charcoal',
        },
      ],
    }),
    block('section', {
      cardLabel: 'How we work together',
      title: 'Your customers stay yours',
      description: `The account, the card, and the customer stay with you. We add mobile payments and cashback at the point of sale.`,
      secondaryDescription: `Each linked card is verified with a small debit, which is then refunded.`,
      picture: describedIllustration('bank-partnership'),
      imagePosition: 'right',
      customClassName: 'card',
    }),
    block('accordion', {
      sectionId: 'questions',
      title: 'Questions from banks',
      intro: `Ask the partner team anything else: [${ADDRESSES.partnersMailbox}](mailto:${ADDRESSES.partnersMailbox}).`,
      purpose: 'questions',
      firstOpen: true,
      items: [
        {
          question: 'Does our contract with customers change?',
          answer: `No. Your terms, limits, and charges keep applying to the card, and we are not a party to them.`,
        },
        {
          question: 'How is a card linked and verified?',
          answer: `The customer links it in the app. We debit a small amount and then refund it, which confirms that the card is theirs.`,
        },
        {
          question: 'Who pays for the cashback?',
          answer: `The merchant. Each store sets its own percentage: ${FACTS.storeCashback} in a physical store, ${FACTS.onlineCashback} in an online store.`,
        },
        {
          question: 'How long can our own campaigns run?',
          answer: `Partner campaigns are temporary and end on the day stated in them. Cashback that customers have earned by then does not expire.`,
        },
      ],
    }),
    block('call-to-action', {
      title: 'Talk to our partner team',
      text: 'Tell us about your bank, your market, and your cards. The email opens with these headings.',
      buttonText: 'Start your email',
      buttonUrl: EMAIL,
      secondButtonText: 'Other partnerships',
      secondButtonUrl: '/partnerships',
      backgroundColor: 'Yellow',
      picture: illustration('contact-letters'),
    }),
  ],
})
