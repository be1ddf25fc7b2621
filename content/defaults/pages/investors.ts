import { block, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { investorContent, investorInvitation } from '../investor-content.ts'
import { tokenBanner } from '../token-banner.ts'

export const investors = page({
  slug: 'investors',
  title: 'Invest in Beam Wallet',
  shareTitle: 'Invest in Beam Wallet',
  shareDescription:
    'The numbers and the business behind the Beam Wallet payments network. Investments can lose value, up to the full amount.',
  colourWorld: 'Charcoal',
  blocks: [
    block('hero', {
      category: 'Investors',
      title: 'A payments network people already use.',
      description: `Beam Wallet connects shoppers and stores with mobile payments and cashback. Every day it processes ${FACTS.dailyTransactions} transactions. Investments can lose value, up to the full amount.`,
      buttonText: 'Talk to us',
      buttonUrl: '/investors-form',
      secondButtonText: 'See investor questions',
      secondButtonUrl: '#questions',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('investor-table'),
      imagePosition: 'right',
    }),
    ...investorContent({ growth: 'growth-chart', growthLook: 'wide', cards: 'bento' }),
    tokenBanner('pink'),
    block('accordion', {
      sectionId: 'questions',
      title: 'Questions from investors',
      purpose: 'questions',
      firstOpen: true,
      items: [
        {
          question: 'What does the form ask?',
          answer: `Your name and contact details, your company and your role in it, the range in which you would invest, and a message. Amounts are in US dollars, euros, or pounds.`,
        },
        {
          question: 'What happens after I send it?',
          answer: `You see a reference number at once. We review your request and reply to the email address you gave. The form is not an order, a subscription, or a commitment to invest.`,
        },
        {
          question: 'What do merchants pay, and what do shoppers pay?',
          answer: `Merchants pay once for an [installation pack](/local-store#installation-packs) and set the cashback that they give. The app is free for shoppers.`,
        },
        {
          question: 'Who leads the company?',
          answer: `The leadership and what each role is responsible for are on the page [about us](/about-us).`,
        },
        {
          question: 'What are the risks?',
          answer: `Investments and tokens can lose value, up to the full amount. Seek independent advice before you decide.`,
        },
      ],
    }),
    investorInvitation('Teal'),
    block('rich-text', {
      sectionId: 'risks',
      title: 'Important information',
      body: `This page is for information only. It is not an offer and not investment advice. Investments and tokens can lose value, up to the full amount. Seek independent advice before you decide.`,
      width: 'narrow',
    }),
  ],
})
