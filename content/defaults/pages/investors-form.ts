import { block, page, describedIllustration } from '../compose.ts'
import { INVESTMENT_RISK } from '../investor-content.ts'
import { ALL_NETWORK_FIGURES } from '../network-figures.ts'

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

        **${INVESTMENT_RISK}** Seek independent advice before you decide, and read [about the risks](/investors#risks).`,
    }),
    block('statistics', { title: 'The network today', variant: 'row', figures: ALL_NETWORK_FIGURES }),
    block('call-to-action', {
      title: 'How we handle your request',
      text: 'You see a reference number at once. Our investor team replies to the email address you give.',
      buttonText: 'Read our privacy policy',
      buttonUrl: '/privacy-policy',
      backgroundColor: 'None',
    }),
  ],
})
