import { block, illustration, page, describedIllustration } from '../compose.ts'

export const careersSpontaneousApplication = page({
  slug: 'careers/spontaneous-application',
  title: 'Spontaneous Application',
  shareTitle: 'Apply to Beam Wallet',
  shareDescription:
    'No open position that fits? Send Beam Wallet a spontaneous application with your CV and tell us what you do well.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'Careers',
      title: 'Send us your application.',
      description:
        'For any of our positions, or without an opening. Tell us what you would like to do at Beam Wallet.',
      backgroundColor: 'Pink',
      picture: describedIllustration('application-letter'),
      imagePosition: 'right',
    }),
    block('form', { formName: 'apply' }),
    block('call-to-action', {
      title: 'Other ways to apply',
      text: 'See which positions are open, or leave your name. We email you when one fits.',
      buttonText: 'See open positions',
      buttonUrl: '/careers',
      secondButtonText: 'Leave your name',
      secondButtonUrl: '/careers/discover-your-future-with-beam-wallet#form',
      backgroundColor: 'Charcoal',
      picture: illustration('career-path'),
    }),
  ],
})
