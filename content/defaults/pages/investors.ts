import { block, page, describedIllustration } from '../compose.ts'
import { INVESTOR_CONTENT } from '../investor-content.ts'
import { tokenBanner } from '../token-banner.ts'

export const investors = page({
  slug: 'investors',
  title: 'Invest in Beam Wallet',
  shareTitle: 'Invest in Beam Wallet',
  shareDescription:
    'The numbers and the business behind the Beam Wallet payments network. Investments can lose value, up to the full amount.',
  colourWorld: 'Charcoal',
  blocks: [
    block('hero', {
      category: 'Investors',
      title: 'A payments network people already use.',
      description: `Beam Wallet connects shoppers and stores with mobile payments and cashback. Here are the numbers, the business, and how to reach us. Investments can lose value, up to the full amount.`,
      buttonText: 'Talk to us',
      buttonUrl: '/investors-form',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('investor-table'),
      imagePosition: 'right',
    }),
    ...INVESTOR_CONTENT,
    tokenBanner('pink'),
    block('rich-text', {
      title: 'Important information',
      body: `This page is for information only. It is not an offer and not investment advice. Investments and tokens can lose value, up to the full amount. Seek independent advice before you decide.`,
      width: 'narrow',
    }),
  ],
})
