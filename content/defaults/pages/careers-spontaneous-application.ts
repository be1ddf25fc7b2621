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
    block('rich-text', {
      title: 'After you send it',
      body: 'You get a reference number right away. Our recruiting team reads your application. If there is a suitable position, we contact you about the next step.',
    }),
    block('call-to-action', {
      title: 'Looking for a particular job?',
      text: 'See the open positions, or leave your details, and we’ll email you when one fits.',
      buttonText: 'See open positions',
      buttonUrl: '/careers#positions',
      secondButtonText: 'Leave your details',
      secondButtonUrl: '/careers/discover-your-future-with-beam-wallet#form',
      backgroundColor: 'None',
    }),
  ],
})
