import { block, illustration, page } from '../compose.ts'
import { jobDetail } from '../compose-job.ts'
import { JOBS } from '../jobs.ts'

export const careersGraphicDesigner = page({
  slug: JOBS.graphicDesigner.slug,
  title: 'Graphic Designer at Beam Wallet',
  shareTitle: 'Wanted: Graphic Designer',
  shareDescription:
    'Full-time graphic designer in Cascais: give a payments network pictures that a shopper gets at a glance.',
  colourWorld: 'Pink',
  blocks: [
    jobDetail(JOBS.graphicDesigner, {
      purpose: `You shape how Beam Wallet looks, from a sticker on a shop door to a page for investors. You make hard things
        plain, and you keep one hand visible in all of it.`,
      requirementsTitle: 'Skills',
      requirements: `- A portfolio with work that was printed, published or shipped.
        - A firm grip on type, colour and composition.
        - Illustration, or a strong eye for it.
        - Enough motion to explain a step, and the restraint to stop there.
        - A sense for contrast and legibility, so that everybody can read it.
        - You can say in clear English why a design is the way it is.`,
      send: 'your portfolio',
    }),
    block('image-tiles', {
      title: 'Things you will draw',
      tiles: [
        {
          title: 'A shop window',
          text: 'One sticker, seen from across the street.',
          picture: illustration('shop-front'),
          color: 'Yellow',
        },
        {
          title: 'A campaign',
          text: 'Ten seconds of a merchant’s best offer.',
          picture: illustration('merchant-campaign'),
          color: 'Pink',
        },
        {
          title: 'A return',
          text: 'The coin on its way back. It is always on its way back.',
          picture: illustration('philosophy'),
          color: 'Teal',
        },
        {
          title: 'A report',
          text: 'Figures that a tired person reads correctly.',
          picture: illustration('growth-chart'),
          color: 'Charcoal',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Design is not your thing?',
      text: 'Five more doors are open.',
      buttonText: 'All positions',
      buttonUrl: '/careers',
      backgroundColor: 'Yellow',
      picture: illustration('career-path'),
    }),
  ],
})
