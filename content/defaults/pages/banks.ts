import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'

export const banks = page({
  slug: 'banks',
  title: 'Beam Wallet for banks',
  shareTitle: 'Your cards, in more hands',
  shareDescription:
    'What a bank gains from Beam Wallet: cards that get used, cashback without a scheme of its own, and merchants to serve.',
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'Banks',
      title: 'Your cards, in more hands.',
      description: `People carry several cards and use one. Cashback can decide which. Partner with us, and give your
        customers a reason to choose yours.`,
      buttonText: 'Write to the partner team',
      buttonUrl: `mailto:${ADDRESSES.partnersMailbox}`,
      backgroundColor: 'Teal',
      picture: describedIllustration('bank-building'),
      imagePosition: 'right',
    }),
    block('card-grid', {
      label: 'Benefits',
      title: 'What partnering brings you',
      variant: 'bento',
      cards: [
        {
          title: 'Cards that are used',
          text: `A wallet holds up to ${FACTS.maxCards} cards. Yours is there every time somebody pays.`,
          picture: describedIllustration('wallet-cards'),
          color: 'Teal',
        },
        {
          title: 'Rewards without a scheme',
          text: 'Merchants set the percentage, your customers enjoy it, and you have no points to run.',
          picture: illustration('savings-jar'),
          color: 'Yellow',
        },
        {
          title: 'Something for your merchants',
          text: 'Offer the shops you bank a platform with campaigns, reports and a sales assistant.',
          picture: illustration('sales-assistant'),
          color: 'Pink',
        },
        {
          title: 'Campaigns of your own',
          text: 'Run a temporary partner campaign for your customers, on a network they already know.',
          picture: illustration('merchant-campaign'),
          color: 'Charcoal',
        },
      ],
    }),
    block('section', {
      cardLabel: 'Side by side',
      title: 'You stay the bank',
      description: `The account, the card and the customer relationship remain with you. We add the part that happens at
        the counter: paying by phone, and the cashback that follows.`,
      secondaryDescription: `Each card that joins a wallet is verified with a small debit, which is then refunded.`,
      picture: describedIllustration('bank-partnership'),
      imagePosition: 'left',
    }),
    block('call-to-action', {
      title: 'Write, and we will answer in person',
      text: `Tell us about your bank, your market and your cards: [${ADDRESSES.partnersMailbox}](mailto:${ADDRESSES.partnersMailbox}).`,
      buttonText: 'Send an e-mail',
      buttonUrl: `mailto:${ADDRESSES.partnersMailbox}`,
      backgroundColor: 'Charcoal',
      picture: illustration('contact-letters'),
    }),
  ],
})
