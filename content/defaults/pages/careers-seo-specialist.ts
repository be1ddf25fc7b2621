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
      skills: `- Technical SEO, shown on websites you have improved.
        - Structured data, page speed, and redirects.
        - Keyword and user research that leads to clear recommendations.
        - Server log analysis and headline writing.
        - Reporting results honestly, good and bad.
        - Clear written English, and ideally Portuguese.`,
      send: 'one example of a page you made easier to find',
      advice: 'If you find something on this website that we could improve, include it.',
    }),
    block('image-tiles', {
      title: 'Searches you will answer',
      tiles: [
        {
          title: 'Shoppers',
          text: 'They look for a wallet, and for stores that accept it.',
          picture: describedIllustration('search-shoppers'),
          color: 'Teal',
        },
        {
          title: 'Store owners',
          text: 'They look for tools that reward their regular customers.',
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
