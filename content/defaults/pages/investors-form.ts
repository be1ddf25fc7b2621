import { block, page, describedIllustration } from '../compose.ts'
import { INVESTMENT_RISK } from '../investor-content.ts'

export const investorsForm = page({
  slug: 'investors-form',
  title: 'Investors Form',
  shareTitle: 'Talk to Beam Wallet about investing',
  shareDescription: `Introduce yourself to Beam Wallet. Sending the investors form commits you to nothing. ${INVESTMENT_RISK}`,
  colourWorld: 'Charcoal',
  blocks: [
    block('hero', {
      category: 'Investors',
      title: 'Investors Form',
      description: 'Introduce yourself. Sending this form does not commit you to anything.',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('shares-ring'),
      imagePosition: 'right',
    }),
    block('form', {
      formName: 'investor',
      aside: `### Before you invest

        **${INVESTMENT_RISK}** Seek independent advice before you decide. See the numbers on the [investors page](/investors).`,
    }),
    block('card-grid', {
      variant: 'tinted',
      cards: [
        {
          title: 'How we handle your request',
          text: 'We review your request and reply to the email address you give.',
          color: 'Charcoal',
          linkText: 'Read how we store it',
          linkUrl: '/privacy-policy',
        },
        {
          title: 'The business',
          text: 'The network today, what we build, and the risks.',
          color: 'Charcoal',
          linkText: 'Read about the business',
          linkUrl: '/investors',
        },
      ],
    }),
  ],
})
