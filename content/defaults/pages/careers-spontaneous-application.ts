import { block, page, describedIllustration } from '../compose.ts'

export const careersSpontaneousApplication = page({
  slug: 'careers/spontaneous-application',
  title: 'Spontaneous Application',
  shareTitle: 'Apply to Beam Wallet without a vacancy',
  shareDescription:
    'No position that fits? Send Beam Wallet a spontaneous application with your CV and tell us what you do well.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'Careers',
      title: 'Apply before we ask.',
      description:
        'Some of the best people turn up unannounced. If our list has no place for you, suggest one.',
      backgroundColor: 'Pink',
      picture: describedIllustration('application-letter'),
      imagePosition: 'left',
    }),
    block('rich-text', {
      title: 'What helps us read you well',
      body: `- A CV as a PDF file. A cover letter, if you like writing them.
        - The field you want to work in: design, marketing, business or software.
        - Two or three sentences on what you would do here in your first month.

        We read your application for one purpose, to see whether we should work together. The
        [terms](/terms) and the [privacy policy](/privacy-policy) say how we treat it.`,
      width: 'narrow',
    }),
    block('form', {
      formName: 'apply',
      title: 'Your application',
      aside: `### Rather one of these?

        Have a look at our [open positions](/careers), or [leave your name](/careers/discover-your-future-with-beam-wallet) for later.`,
    }),
  ],
})
