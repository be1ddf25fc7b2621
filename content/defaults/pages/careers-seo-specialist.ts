import { block, describedIllustration, page } from '../compose.ts'
import { applyByEmail, jobDetail, otherPositions } from '../compose-job.ts'
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
        - Measure what has changed in search, and report it to the team.`,
      skills: `- Technical SEO on websites you have improved.
        - Structured data, page speed, and redirects.
        - Keyword and user research that leads to clear recommendations.
        - Server log analysis.
        - Titles and descriptions for search results.
        - Reporting results honestly, good and bad.
        - Clear written English, and ideally Portuguese.`,
      send: 'one example of a page you made easier to find',
      advice: 'If you find something on this website that we could improve, include it.',
    }),
    block('image-tiles', {
      title: 'Searches you will answer',
      variant: 'searches',
      tiles: [
        {
          title: 'pay by phone at the café',
          text: 'Shoppers look for a wallet, and for stores that accept it.\n\nThe answer: [how to pay in store](/pay-in-store).',
          picture: describedIllustration('search-shoppers'),
          color: 'Teal',
        },
        {
          title: 'rewards for regulars',
          text: 'Store owners look for tools that bring customers back.\n\nThe answer: [marketing for stores](/local-store#marketing).',
          picture: describedIllustration('search-merchants'),
          color: 'Pink',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Show us a page you improved',
      text: 'Email us the link, together with your CV.',
      ...applyByEmail(JOBS.seoSpecialist),
      backgroundColor: 'Pink',
    }),
    otherPositions(JOBS.graphicDesigner, JOBS.pluginDeveloper),
  ],
})
