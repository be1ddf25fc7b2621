import { block, describedIllustration, illustration, page } from '../compose.ts'
import { applyByEmail, jobDetail, otherPositions } from '../compose-job.ts'
import { JOBS } from '../jobs.ts'

export const careersGraphicDesigner = page({
  slug: JOBS.graphicDesigner.slug,
  title: 'Graphic Designer at Beam Wallet',
  shareTitle: 'We’re hiring: Graphic Designer',
  shareDescription:
    'Full-time graphic designer in Cascais: design visuals that shoppers and merchants understand at a glance.',
  colourWorld: 'Pink',
  blocks: [
    jobDetail(JOBS.graphicDesigner, {
      purpose: `You shape how Beam Wallet looks: in the app, on this website, in stores, and in the campaigns and vouchers that
        stores offer.`,
      tasks: `- Make complex things understandable at a glance, such as how cashback works.
        - Design for screens, for print, and for short animations.
        - Keep the style consistent across everything we publish.`,
      skills: `- A portfolio of printed or published work.
        - Typography, color, and illustration, alone or with illustrators.
        - Motion design that explains a payment in a few seconds.
        - Contrast and legibility in light and dark mode.
        - Preparing files that developers can build from.
        - Clear English for explaining design decisions.`,
      send: 'your portfolio',
    }),
    block('image-tiles', {
      title: 'What you will design',
      tiles: [
        {
          title: 'Stickers',
          text: 'Signs that show shoppers where they can pay.',
          picture: illustration('design-sticker'),
          color: 'Yellow',
        },
        {
          title: 'Campaigns',
          text: 'Posters and short animations for merchants’ offers.',
          picture: illustration('design-campaign'),
          color: 'Pink',
        },
        {
          title: 'Cashback',
          text: 'Storyboards that show how it works.',
          picture: illustration('design-storyboard'),
          color: 'Teal',
        },
        {
          title: 'Reports',
          text: 'Charts that store owners understand quickly.',
          picture: illustration('design-report'),
          color: 'Charcoal',
        },
      ],
    }),
    block('section', {
      cardLabel: 'What you will work with',
      title: 'Coins, beams, and color',
      description: `The beam stands for a payment, the coin for what comes back. Each audience has its own color. You develop this style and take it to new formats.`,
      actionText: 'See it on the home page',
      actionLink: '/',
      picture: describedIllustration('design-specimen'),
      imagePosition: 'left',
    }),
    block('call-to-action', {
      title: 'Show us your portfolio',
      text: 'Email us a link or a PDF, together with your CV.',
      ...applyByEmail(JOBS.graphicDesigner),
      backgroundColor: 'Teal',
    }),
    otherPositions(JOBS.mobileDeveloper, JOBS.seoSpecialist),
  ],
})
