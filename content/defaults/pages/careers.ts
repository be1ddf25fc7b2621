import { block, illustration, page, describedIllustration } from '../compose.ts'
import { JOBS, type Job } from '../jobs.ts'

export const careers = page({
  slug: 'careers',
  title: 'Careers at Beam Wallet',
  shareTitle: 'Build a wallet that gives back',
  shareDescription:
    'Open positions at Beam Wallet in engineering, design and marketing, in Cascais and beyond, and a door for everyone else.',
  colourWorld: 'Yellow',
  blocks: [
    block('hero', {
      category: 'Careers',
      title: 'Make paying feel like being paid.',
      description: `You will work on something people hold in their hand at the bakery. When it works, they smile. When it
        does not, there is a queue behind them.`,
      buttonText: 'Apply spontaneously',
      buttonUrl: '/careers/spontaneous-application',
      backgroundColor: 'Yellow',
      picture: describedIllustration('team'),
      imagePosition: 'right',
    }),
    block('image-tiles', {
      title: 'How the work feels',
      tiles: [
        {
          title: 'Close to the counter',
          text: 'You can try out what you built at the shop around the corner.',
          picture: illustration('shop-counter'),
          color: 'Pink',
        },
        {
          title: 'Small words, large systems',
          text: 'We explain things plainly to each other. It saves meetings.',
          picture: illustration('developer-desk'),
          color: 'Teal',
        },
        {
          title: 'Room to grow',
          text: 'Whoever sees a problem may solve it, whatever it says on the door.',
          picture: illustration('career-path'),
          color: 'Charcoal',
        },
      ],
    }),
    block('job-list', {
      title: 'Six ways in',
      intro: 'Five positions, and one page for those who are still deciding.',
      jobs: [
        card(
          JOBS.mobileDeveloper,
          'Bring the wallet to phones: quick, clear and calm under pressure.',
          'Pink',
        ),
        card(JOBS.javaScalaDeveloper, 'Build the services that payments and cashback run on.', 'Teal'),
        card(JOBS.pluginDeveloper, 'Put our checkout into WooCommerce and PrestaShop stores.', 'Yellow'),
        card(
          JOBS.graphicDesigner,
          'Give shoppers and merchants pictures they understand at a glance.',
          'Pink',
        ),
        card(JOBS.seoSpecialist, 'Help people find us when they look for a better wallet.', 'Charcoal'),
        {
          title: 'Discover your future with Beam Wallet',
          description: 'Not sure which door is yours? Leave your name and we will keep in touch.',
          path: '/careers/discover-your-future-with-beam-wallet',
          picture: illustration('job-future'),
          color: 'Teal',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Your job is not listed?',
      text: 'Tell us what you are good at. Design, marketing, business and software all have a place here.',
      buttonText: 'Apply spontaneously',
      buttonUrl: '/careers/spontaneous-application',
      backgroundColor: 'Charcoal',
      picture: illustration('empty-chair'),
    }),
  ],
})

function card(job: Job, description: string, color: 'Pink' | 'Yellow' | 'Teal' | 'Charcoal') {
  const { slug, illustration: scene, ...properties } = job
  return { ...properties, description, path: `/${slug}`, picture: illustration(scene), color }
}
