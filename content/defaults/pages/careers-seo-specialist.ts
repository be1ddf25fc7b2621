import { block, illustration, page } from '../compose.ts'
import { applyButtons, jobDetail } from '../compose-job.ts'
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
      purpose: `You help shoppers and merchants find the right page when they search.`,
      tasks: `- Find out what people search for, and what they need to know.
        - Improve pages with the people who write and build them.
        - Measure what has changed, and report it.`,
      skills: `- Technical SEO, with improvements that you can show.
        - Reading server logs, and writing headlines.
        - Recommendations based on keyword and user research.
        - Structured data, page speed, and redirects.
        - Honest reports of results, good and bad.
        - Clear written English.
        - Nice to have: Portuguese.`,
      send: 'one example of a page you made easier to find',
      advice: 'If you find something on this website that we could improve, include it.',
    }),
    block('image-tiles', {
      title: 'What success looks like',
      intro: 'People search in their own words and find the page that answers.',
      tiles: [
        {
          title: '“Where can I pay with my phone?”',
          text: 'Shoppers look for a wallet, and for stores that accept it.',
          picture: illustration('search-shoppers'),
          color: 'Teal',
        },
        {
          title: '“How do I bring customers back?”',
          text: 'Store owners compare ways to reward their regulars.',
          picture: illustration('search-merchants'),
          color: 'Pink',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Show us a page you improved',
      text: 'Email us its address, together with your CV.',
      ...applyButtons(JOBS.seoSpecialist),
      backgroundColor: 'Yellow',
      picture: illustration('application-email'),
    }),
  ],
})
