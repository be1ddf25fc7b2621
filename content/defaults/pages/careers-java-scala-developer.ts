import { block, illustration, page } from '../compose.ts'
import { jobDetail } from '../compose-job.ts'
import { FACTS } from '../facts.ts'
import { JOBS } from '../jobs.ts'

export const careersJavaScalaDeveloper = page({
  slug: JOBS.javaScalaDeveloper.slug,
  title: 'Java/Scala Developer at Beam Wallet',
  shareTitle: 'Wanted: Java/Scala Developer',
  shareDescription:
    'Full-time Java/Scala developer in Cascais: build the services that move payments and cashback every day.',
  colourWorld: 'Teal',
  blocks: [
    jobDetail(JOBS.javaScalaDeveloper, {
      purpose: `You build and run the services behind the wallet: payments, cashback, merchants, reports. Money must arrive
        once, on time and in the right place. You make that boring.`,
      requirementsTitle: 'Requirements',
      requirements: `- You write Java or Scala with confidence, and read the other without fear.
        - You understand transactions, queues and what happens when half of a system is down.
        - You design interfaces that other teams can use without asking you.
        - You measure before you tune.
        - You treat security and personal data as part of the work.
        - You write and speak clear English.`,
      send: 'a few lines about a system you kept running',
    }),
    block('statistics', {
      title: 'What it has to carry',
      intro: 'The load your code will meet.',
      figures: [
        { value: FACTS.dailyTransactions, label: 'transactions a day' },
        { value: FACTS.terminals, label: 'terminals' },
        { value: FACTS.rewardsRedeemed, label: 'rewards redeemed' },
      ],
    }),
    block('call-to-action', {
      title: 'Know someone who would fit?',
      text: 'Send them this page. Or look at the other positions yourself.',
      buttonText: 'All positions',
      buttonUrl: '/careers',
      backgroundColor: 'Yellow',
      picture: illustration('show-someone'),
    }),
  ],
})
