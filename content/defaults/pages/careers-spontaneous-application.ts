import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { RECEIPT_SENTENCE } from '../receipt-sentence.ts'

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
      description:
        'No [open position](/careers#positions) that fits? Tell us what you would like to do at Beam Wallet.',
      backgroundColor: 'Pink',
      picture: describedIllustration('application-letter'),
      imagePosition: 'right',
    }),
    block('form', { formName: 'apply' }),
    block('section', {
      cardLabel: 'What you would work on',
      title: `Your work reaches ${FACTS.stores} stores`,
      description: `The app has ${FACTS.downloads} downloads. Every area has a part in it:

        - **Design**: the app, this website, and what stores display
        - **Marketing**: how shoppers and stores find Beam Wallet
        - **Business Development**: stores, banks, and partners
        - **Software Development**: the app, its services, and plugins`,
      picture: describedIllustration('work-in-use'),
      imagePosition: 'left',
      backgroundColor: 'Yellow',
    }),
    block('steps', {
      title: 'What happens after you apply',
      steps: [
        {
          title: 'We receive it',
          text: RECEIPT_SENTENCE,
          picture: illustration('form-sent'),
        },
        {
          title: 'We read it',
          text: 'Our recruiting team reads your application.',
          picture: illustration('cv-read'),
        },
        {
          title: 'If it fits, we write',
          text: 'When there is a suitable position, you hear about the next step.',
          picture: illustration('next-talk'),
        },
      ],
    }),
    block('call-to-action', {
      title: 'Looking for a particular job?',
      text: 'Each open position says what it asks for, and how to apply.',
      secondButtonText: 'See the open positions',
      secondButtonUrl: '/careers#positions',
      backgroundColor: 'None',
      picture: illustration('open-positions'),
    }),
  ],
})
