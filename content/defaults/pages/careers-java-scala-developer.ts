import { block, describedIllustration, page } from '../compose.ts'
import { applyByEmail, jobDetail, otherPositions } from '../compose-job.ts'
import { networkFigures } from '../network-figures.ts'
import { JOBS } from '../jobs.ts'

export const careersJavaScalaDeveloper = page({
  slug: JOBS.javaScalaDeveloper.slug,
  title: 'Java/Scala Developer at Beam Wallet',
  shareTitle: 'We’re hiring: Java/Scala Developer',
  shareDescription:
    'Full-time Java/Scala developer in Cascais: build the services that move payments and cashback every day.',
  colourWorld: 'Teal',
  blocks: [
    jobDetail(JOBS.javaScalaDeveloper, {
      purpose: `You build and run the services behind the wallet, so that every payment is processed exactly once, on time, and
        for the right account.`,
      tasks: `- Build and run the services for payments, cashback, merchant tools, and reports.
        - Keep payments correct when a connection or another service fails.
        - Design APIs that other teams can use without help.`,
      skills: `- Java or Scala in depth, and enough of the other to read it.
        - Transactions, queues, and services that fail halfway.
        - Security and data protection in every task.
        - Measuring performance before you optimize it.
        - Clear spoken and written English.`,
      send: 'a short description of a system you have run in production',
    }),
    block('section', {
      cardLabel: 'What you will work on',
      title: 'The path of one payment',
      description:
        'A customer pays in a store. Your services process the payment, credit the cashback to the right account, and add both to the store’s reports.',
      picture: describedIllustration('payment-path'),
      customClassName: 'wide',
    }),
    block('statistics', {
      variant: 'row',
      figures: networkFigures('dailyTransactions', 'terminals', 'rewardsRedeemed'),
    }),
    block('call-to-action', {
      title: 'Tell us about a system you ran',
      text: 'Email us a short description, together with your CV.',
      ...applyByEmail(JOBS.javaScalaDeveloper),
      backgroundColor: 'Yellow',
    }),
    otherPositions(JOBS.mobileDeveloper, JOBS.pluginDeveloper),
  ],
})
