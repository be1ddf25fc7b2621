import { block, describedIllustration, illustration, page } from '../compose.ts'
import { waysToApply, jobDetail } from '../compose-job.ts'
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
      tasks: `- Make complex things understandable at a glance.
        - Design for screens, for print, and for short animations.
        - Keep the style consistent across everything we publish.`,
      skills: `- You have a portfolio of printed, published, or shipped work.
        - You are good with typography, color, and composition.
        - You illustrate, or have worked with illustrators.
        - You know enough motion design to explain a payment in a few seconds.
        - You design for contrast and legibility, in light and dark mode.
        - You hand over files that developers can build from.
        - You can explain your design decisions in clear English.`,
      send: 'your portfolio',
    }),
    block('image-tiles', {
      title: 'What you will design',
      tiles: [
        {
          title: 'Store windows',
          text: 'Stickers that show shoppers where they can pay.',
          picture: illustration('shop-front'),
          color: 'Yellow',
        },
        {
          title: 'Campaigns',
          text: 'Visuals and short animations for merchants’ offers.',
          picture: illustration('merchant-campaign'),
          color: 'Pink',
        },
        {
          title: 'Cashback',
          text: 'Illustrations that show how cashback works.',
          picture: illustration('philosophy'),
          color: 'Teal',
        },
        {
          title: 'Reports',
          text: 'Charts that store owners understand quickly.',
          picture: illustration('merchant-dashboard'),
          color: 'Charcoal',
        },
      ],
    }),
    block('section', {
      cardLabel: 'What you will work with',
      title: 'Coins, beams, and color',
      description: `A beam leads out, and a coin returns along it. Each audience has its own color. You develop this style and take it to new formats.`,
      actionText: 'See the style on our home page',
      actionLink: '/',
      picture: describedIllustration('idea-sketch'),
      imagePosition: 'left',
      customClassName: 'card',
    }),
    block('call-to-action', {
      title: 'Show us your portfolio',
      text: 'Email us a link or a PDF, together with your CV.',
      ...waysToApply(JOBS.graphicDesigner),
      backgroundColor: 'Teal',
    }),
  ],
})
