import type { Block } from '../model/blocks.ts'
import { block, illustration, describedIllustration } from './compose.ts'
import { FACTS } from './facts.ts'

/** Blocks shared by the pages for investors and for technology partners. */
export const INVESTOR_CONTENT: readonly Block[] = [
  block('statistics', {
    title: 'The network today',
    figures: [
      { value: FACTS.downloads, label: 'downloads' },
      { value: FACTS.dailyTransactions, label: 'transactions a day' },
      { value: FACTS.rewardsRedeemed, label: 'rewards redeemed' },
      { value: FACTS.terminals, label: 'terminals' },
      { value: FACTS.stores, label: 'stores' },
    ],
  }),
  block('section', {
    cardLabel: 'The network',
    title: 'How the network grows',
    description: `Shoppers join for cashback that does not expire. Merchants join to reach those shoppers and measure the results. Each new store gives users another place to spend their cashback.`,
    secondaryDescription: `Beam Wallet has ${FACTS.activeUsersInMena} active users in the Middle East and North Africa and ranks ${FACTS.rank} in a ${FACTS.rankedList} list.`,
    actionText: 'See what we offer',
    actionLink: '/what-we-offer',
    picture: describedIllustration('growth-chart'),
    imagePosition: 'left',
    customClassName: 'wide',
  }),
  block('card-grid', {
    label: 'What we build',
    title: 'The business',
    variant: 'large',
    cards: [
      {
        title: 'A wallet',
        text: 'Free on both app stores, for payments in stores and online.',
        picture: illustration('wallet-home'),
        color: 'Pink',
      },
      {
        title: 'A merchant platform',
        text: 'Physical and online stores join with a one-time installation pack that includes marketing and analytics.',
        picture: illustration('customer-cards'),
        color: 'Yellow',
      },
      {
        title: 'A token',
        text: 'The network’s own token, now on public sale. Tokens can lose value, up to the full amount.',
        picture: illustration('token'),
        color: 'Charcoal',
      },
    ],
  }),
  block('call-to-action', {
    title: 'Interested in investing?',
    text: 'Tell us about yourself and the amount you are considering. Sending the form does not commit you to anything. Investments can lose value, up to the full amount.',
    buttonText: 'Open the investors form',
    buttonUrl: '/investors-form',
    backgroundColor: 'Teal',
    picture: describedIllustration('shares-ring'),
  }),
]
