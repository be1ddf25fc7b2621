import type { Block } from '../model/blocks.ts'
import { block, illustration, describedIllustration } from './compose.ts'
import { FACTS } from './facts.ts'

/** Blocks shared by the pages for investors and for technology partners. */
export const INVESTOR_CONTENT: readonly Block[] = [
  block('statistics', {
    title: 'A network in use',
    figures: [
      { value: FACTS.downloads, label: 'downloads' },
      { value: FACTS.dailyTransactions, label: 'transactions a day' },
      { value: FACTS.rewardsRedeemed, label: 'rewards redeemed' },
      { value: FACTS.terminals, label: 'terminals' },
      { value: FACTS.stores, label: 'stores' },
    ],
  }),
  block('section', {
    cardLabel: 'Why it grows',
    title: 'Each side brings the other',
    description: `Shoppers come for cashback that keeps its value. Merchants come for shoppers they can reach and
      results they can read. Every new member of one side makes the network worth more to the other.`,
    secondaryDescription: `It already counts ${FACTS.activeUsersInMena} active users in the Middle East and North Africa, and
      stands at ${FACTS.rank} in a ${FACTS.rankedList} list.`,
    actionText: 'Start a conversation',
    actionLink: '/investors-form',
    picture: describedIllustration('growth-chart'),
    imagePosition: 'left',
    customClassName: 'wide',
  }),
  block('card-grid', {
    label: 'The business',
    title: 'Three things under one roof',
    variant: 'large',
    cards: [
      {
        title: 'A wallet',
        text: 'Free for consumers, on both app stores, for payments in shops and online.',
        picture: illustration('wallet-home'),
        color: 'Pink',
      },
      {
        title: 'A merchant platform',
        text: 'One-time installation packs bring in physical and online stores, with marketing and analytics built in.',
        picture: illustration('customer-cards'),
        color: 'Yellow',
      },
      {
        title: 'A token',
        text: 'A token of its own, with a public sale that anyone may look into.',
        picture: illustration('token'),
        color: 'Charcoal',
      },
    ],
  }),
  block('call-to-action', {
    title: 'Tell us what you have in mind',
    text: 'The form asks who you are, how much you think of and in which currency. It commits neither of us to anything.',
    buttonText: 'Open the investors form',
    buttonUrl: '/investors-form',
    backgroundColor: 'Teal',
    picture: describedIllustration('shares-ring'),
  }),
]
