import { block, page, describedIllustration } from '../compose.ts'
import { INVESTOR_CONTENT } from '../investor-content.ts'
import { tokenBanner } from '../token-banner.ts'

export const investors = page({
  slug: 'investors',
  title: 'Invest in Beam Wallet',
  shareTitle: 'A network worth a second look',
  shareDescription:
    'The figures, the model and the way in: what investors should know about the Beam Wallet payments network.',
  colourWorld: 'Charcoal',
  blocks: [
    block('hero', {
      category: 'Investors',
      title: 'A network worth a second look.',
      description: `A wallet in people’s pockets, terminals on counters, and cashback running between the two. If you know
        what a network is worth, we should talk.`,
      buttonText: 'Talk to us',
      buttonUrl: '/investors-form',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('investor-table'),
      imagePosition: 'right',
    }),
    ...INVESTOR_CONTENT,
    tokenBanner('pink'),
    block('rich-text', {
      title: 'Read this, too',
      body: `This page informs; it is not an offer, and it is not advice. Investments and tokens can lose value, up to
        all of it. Take independent advice before you decide.`,
      width: 'narrow',
    }),
  ],
})
