import { block, illustration, page, describedIllustration } from '../compose.ts'
import { jobCard } from '../compose-job.ts'
import { JOBS } from '../jobs.ts'

export const careers = page({
  slug: 'careers',
  title: 'Careers at Beam Wallet',
  shareTitle: 'Careers at Beam Wallet',
  shareDescription:
    'Open positions at Beam Wallet in engineering, design, and marketing, in Cascais and beyond. Or send us your CV.',
  colourWorld: 'Yellow',
  blocks: [
    block('hero', {
      category: 'Careers',
      title: 'Work on how people pay.',
      description: `Help us build the wallet that people use to pay in stores and online, and the tools that stores use to reward them.`,
      buttonText: 'See open positions',
      buttonUrl: '/careers#positions',
      secondButtonText: 'Send your application',
      secondButtonUrl: '/careers/spontaneous-application',
      backgroundColor: 'Yellow',
      picture: describedIllustration('team'),
      imagePosition: 'right',
    }),
    block('job-list', {
      sectionId: 'positions',
      title: 'Open positions',
      intro: 'Engineering, design, and marketing jobs, mostly in Cascais.',
      jobs: [
        jobCard(JOBS.mobileDeveloper),
        jobCard(JOBS.javaScalaDeveloper),
        jobCard(JOBS.pluginDeveloper),
        jobCard(JOBS.graphicDesigner),
        jobCard(JOBS.seoSpecialist),
        {
          title: 'Discover your future with Beam Wallet',
          description: 'Not ready to apply? Leave your details, and we’ll email you when a position fits.',
          path: '/careers/discover-your-future-with-beam-wallet',
          picture: illustration('job-future'),
        },
      ],
    }),
    block('card-grid', {
      title: 'How we work',
      variant: 'tinted',
      cards: [
        {
          title: 'Close to users',
          text: 'Try out what you build where people shop, such as in a bakery or a café.',
          picture: illustration('field-test'),
          color: 'Pink',
        },
        {
          title: 'Plain language',
          text: 'We explain things simply, to each other and to our customers.',
          picture: illustration('plain-words'),
          color: 'Teal',
        },
        {
          title: 'Take the lead',
          text: 'See a problem? Take it on, whatever your job title.',
          picture: illustration('career-path'),
          color: 'Yellow',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Ready now, but no job fits?',
      text: 'Send us your CV. We welcome applications in design, marketing, business, and software.',
      buttonText: 'Send your application',
      buttonUrl: '/careers/spontaneous-application',
      backgroundColor: 'Pink',
      picture: illustration('empty-chair'),
    }),
  ],
})
