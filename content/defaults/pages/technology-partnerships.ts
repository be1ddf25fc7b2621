import { block, illustration, page, describedIllustration } from '../compose.ts'
import { INVESTOR_CONTENT } from '../investor-content.ts'

export const technologyPartnerships = page({
  slug: 'technology-partnerships',
  title: 'Technology partnerships with Beam Wallet',
  shareTitle: 'Technology partnerships with Beam Wallet',
  shareDescription:
    'For companies that want to bring their technology to a payments network and invest in it. Investments can lose value, up to the full amount.',
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'Technology partnerships',
      title: 'Build with us and invest in the network.',
      description: `Bring your technology to the network and invest in its growth. Below are the numbers and the business behind it. Investments can lose value, up to the full amount.`,
      buttonText: 'Propose a partnership',
      buttonUrl: '/investors-form',
      backgroundColor: 'Teal',
      picture: describedIllustration('technology-gears'),
      imagePosition: 'left',
    }),
    ...INVESTOR_CONTENT,
    block('card-grid', {
      title: 'Want to build without investing?',
      variant: 'tinted',
      cards: [
        {
          title: 'Software partners',
          text: 'Connect your product to the network.',
          picture: illustration('online-shop'),
          color: 'Pink',
          linkText: 'For software partners',
          linkUrl: '/software-partners',
        },
        {
          title: 'Visionary developers',
          text: 'Pitch a new idea.',
          picture: illustration('idea-board'),
          color: 'Yellow',
          linkText: 'For developers',
          linkUrl: '/visionary-developers',
        },
      ],
    }),
  ],
})
