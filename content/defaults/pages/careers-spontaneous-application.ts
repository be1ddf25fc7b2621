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
      title: 'Send us your application.',
      description: 'Nothing on our list that fits? Tell us what you would like to do at Beam Wallet.',
      backgroundColor: 'Pink',
      picture: describedIllustration('application-letter'),
      imagePosition: 'left',
    }),
    block('rich-text', {
      title: 'What to include',
      body: `- Your CV as a PDF, and a cover letter if you have one.
        - The area you want to work in: design, marketing, business, or software.
        - Two or three sentences about what you would like to do here.

        We only use your application to decide whether we can work together. Our
        [terms](/terms) and [privacy policy](/privacy-policy) explain how we handle it.`,
      width: 'narrow',
    }),
    block('form', {
      formName: 'apply',
      title: 'Your application',
      aside: `### Other ways to apply

        See our [open positions](/careers), or [leave your name](/careers/discover-your-future-with-beam-wallet) and we will stay in touch.`,
    }),
  ],
})
