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
    block('steps', {
      title: 'How we handle your application',
      steps: [
        { title: 'You send the form', text: 'You get a reference number right away.' },
        { title: 'We read it', text: 'Our recruiting team reads your application.' },
        {
          title: 'We contact you',
          text: 'If there is a suitable position, we tell you about the next step.',
        },
      ],
    }),
    block('section', {
      title: 'Not ready to apply?',
      description: 'Leave your details, and we’ll email you when a position fits. No CV needed.',
      secondaryDescription: 'Or see the [open positions](/careers#positions) first.',
      actionText: 'Leave your details',
      actionLink: '/careers/discover-your-future-with-beam-wallet#form',
      customClassName: 'card',
    }),
  ],
})
