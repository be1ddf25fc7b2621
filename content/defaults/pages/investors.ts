import { block, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import {
  INVESTMENT_RISK,
  investorInvitation,
  networkToday,
  whatWeBuild,
  whyTheyJoin,
} from '../investor-content.ts'
import { tokenBanner } from '../token-banner.ts'
import { PACKS_URL } from '../packs-url.ts'
import { RECEIPT_SENTENCE } from '../receipt-sentence.ts'

export const investors = page({
  slug: 'investors',
  title: 'Invest in Beam Wallet',
  shareTitle: 'Invest in Beam Wallet',
  shareDescription: `The numbers and the business behind the Beam Wallet payments network. ${INVESTMENT_RISK}`,
  colourWorld: 'Charcoal',
  blocks: [
    block('hero', {
      category: 'Investors',
      title: 'A payments network people already use.',
      description: `Beam Wallet connects shoppers and stores with mobile payments and cashback. Every day it processes ${FACTS.dailyTransactions} transactions.

        **${INVESTMENT_RISK}**`,
      buttonText: 'Open the investors form',
      buttonUrl: '/investors-form',
      secondButtonText: 'See the risks',
      secondButtonUrl: '#risks',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('investor-table'),
      imagePosition: 'right',
    }),
    networkToday('tiles'),
    whyTheyJoin('growth-chart', { customClassName: 'wide' }),
    whatWeBuild('large'),
    block('section', {
      sectionId: 'risks',
      cardLabel: 'Important information',
      title: 'Know the risks first',
      description: `These risks apply to any investment, and to tokens:

        - You can lose everything you invest.
        - There may be no buyer when you want to sell.
        - Prices can rise and fall quickly.
        - Past growth does not predict future results.

        Seek independent advice before you decide.

        This page is for information only. It is not an offer or investment advice.`,
      picture: describedIllustration('legal-scales'),
      imagePosition: 'right',
      customClassName: 'card',
    }),
    tokenBanner('pink'),
    block('accordion', {
      sectionId: 'questions',
      title: 'Questions from investors',
      intro: 'For anything else, [contact us](/contacts).',
      purpose: 'questions',
      firstOpen: true,
      items: [
        {
          question: 'What do merchants and shoppers pay?',
          answer: `Merchants pay once for an [installation pack](${PACKS_URL}) and set the cashback that they give. The app is free for shoppers.`,
        },
        {
          question: 'Who leads the company?',
          answer: `A CEO, CTO, COO, and CMO. [See what each is responsible for](/about-us).`,
        },
        {
          question: 'What does the form ask for?',
          answer: `Your name and contact details, your company and role, an amount range in US dollars, euros, or pounds, and a message.`,
        },
        {
          question: 'What happens after I send the form?',
          answer: `${RECEIPT_SENTENCE} Our investor team replies by email. The form is not an order, a subscription, or a commitment to invest.`,
        },
      ],
    }),
    investorInvitation({
      title: 'Interested in investing?',
      request: 'Tell us about yourself and the amount you are considering.',
      buttonText: 'Open the investors form',
      secondButtonText: 'About the company',
      secondButtonUrl: '/about-us',
      backgroundColor: 'Teal',
      picture: 'shares-ring',
    }),
  ],
})
