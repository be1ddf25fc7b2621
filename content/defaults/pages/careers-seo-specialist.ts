import { block, illustration, page } from '../compose.ts'
import { jobDetail } from '../compose-job.ts'
import { JOBS } from '../jobs.ts'

export const careersSeoSpecialist = page({
  slug: JOBS.seoSpecialist.slug,
  title: 'SEO Specialist at Beam Wallet',
  shareTitle: 'Wanted: SEO Specialist',
  shareDescription:
    'Full-time SEO specialist in Cascais: help shoppers and merchants find Beam Wallet when they search.',
  colourWorld: 'Charcoal',
  blocks: [
    jobDetail(JOBS.seoSpecialist, {
      purpose: `You make sure that whoever searches for a better way to pay, or for more customers, finds the page that
        answers them. You work with the people who write it and the people who build it.`,
      requirementsTitle: 'Requirements',
      requirements: `- You know how search engines read a site, and you can show what you improved.
        - You are as comfortable with a server log as with a headline.
        - You research what people ask before you suggest what to write.
        - You understand structured data, speed and redirects.
        - You report results honestly, the flat ones too.
        - You write clear English; Portuguese is welcome.`,
      send: 'one example of a page you made easier to find',
    }),
    block('rich-text', {
      title: 'What good looks like',
      body: `A shop owner in a small town types a question into a phone. The first result is ours, it answers her in two
        sentences, and she never notices that anyone worked on it.

        Start with this site. If you find something that we could do better, put it into your application.`,
      width: 'narrow',
    }),
    block('call-to-action', {
      title: 'Looking for something else?',
      text: 'Engineering and design have open positions as well.',
      buttonText: 'All positions',
      buttonUrl: '/careers',
      secondButtonText: 'Apply spontaneously',
      secondButtonUrl: '/careers/spontaneous-application',
      backgroundColor: 'Pink',
      picture: illustration('job-future'),
    }),
  ],
})
