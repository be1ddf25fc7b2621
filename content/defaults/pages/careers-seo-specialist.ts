import { block, illustration, page } from '../compose.ts'
import { jobDetail } from '../compose-job.ts'
import { JOBS } from '../jobs.ts'

export const careersSeoSpecialist = page({
  slug: JOBS.seoSpecialist.slug,
  title: 'SEO Specialist at Beam Wallet',
  shareTitle: 'We’re hiring: SEO Specialist',
  shareDescription:
    'Full-time SEO specialist in Cascais: help shoppers and merchants find Beam Wallet through search.',
  colourWorld: 'Charcoal',
  blocks: [
    jobDetail(JOBS.seoSpecialist, {
      purpose: `You help shoppers and merchants find the right page when they search. You work closely with the people who write our
        pages and the people who build them.`,
      requirementsTitle: 'Requirements',
      requirements: `- You understand technical SEO and can show what you have improved.
        - You are comfortable with both server logs and headlines.
        - You base recommendations on keyword and user research.
        - You understand structured data, page speed, and redirects.
        - You report results honestly, good and bad.
        - You write clear English. Portuguese is a plus.`,
      send: 'one example of a page you made easier to find',
    }),
    block('rich-text', {
      title: 'What success looks like',
      body: `A store owner searches for a way to bring customers back, and our page is the first result that answers the question.

        Start with this website. If you find something we could improve, include it in your application.`,
      width: 'narrow',
    }),
    block('call-to-action', {
      title: 'Looking for something else?',
      text: 'We also have open positions in engineering and design.',
      buttonText: 'All positions',
      buttonUrl: '/careers',
      secondButtonText: 'Apply without an opening',
      secondButtonUrl: '/careers/spontaneous-application',
      backgroundColor: 'Yellow',
      picture: illustration('idea-board'),
    }),
  ],
})
