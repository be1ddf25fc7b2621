import { block, page, describedIllustration } from '../compose.ts'

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
      title: 'Send us your application',
      description: 'Apply for an open position, or tell us what you would like to do at Beam Wallet.',
      backgroundColor: 'Pink',
      picture: describedIllustration('application-letter'),
      imagePosition: 'right',
    }),
    block('form', { formName: 'apply' }),
    block('call-to-action', {
      title: 'Not ready to apply?',
      text: 'Leave your details, and we’ll email you when a position fits.',
      buttonText: 'Leave your details',
      buttonUrl: '/careers/discover-your-future-with-beam-wallet#form',
      secondButtonText: 'See open positions',
      secondButtonUrl: '/careers#positions',
      backgroundColor: 'None',
    }),
  ],
})
