import { block, page, describedIllustration } from '../compose.ts'
import { INVESTOR_CONTENT } from '../investor-content.ts'

export const technologyPartnerships = page({
  slug: 'technology-partnerships',
  title: 'Technology partnerships with Beam Wallet',
  shareTitle: 'Bring your technology, and a stake',
  shareDescription:
    'For companies whose technology belongs in a payments network, and who may want a share in where it goes.',
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'Technology partnerships',
      title: 'Bring technology. Take a stake.',
      description: `Some partners build with us. Some invest in us. The closest ones do both, so here is what an investor
        would want to know.`,
      buttonText: 'Propose a partnership',
      buttonUrl: '/investors-form',
      backgroundColor: 'Teal',
      picture: describedIllustration('technology-gears'),
      imagePosition: 'left',
    }),
    ...INVESTOR_CONTENT,
    block('card-grid', {
      title: 'Only here to build?',
      variant: 'compact',
      cards: [
        {
          title: 'Software partners',
          text: 'Connect a product you already sell.',
          linkText: 'For software partners',
          linkUrl: '/software-partners',
        },
        {
          title: 'Visionary developers',
          text: 'Try something nobody asked for yet.',
          linkText: 'For developers',
          linkUrl: '/visionary-developers',
        },
      ],
    }),
  ],
})
