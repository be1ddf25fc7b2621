import { block, page, describedIllustration } from '../compose.ts'

export const lpForm = page({
  slug: 'lp-form',
  title: 'Local Partners Form',
  shareTitle: 'Apply as a Beam Wallet local partner',
  shareDescription:
    'Apply to become a Beam Wallet local partner: tell us about yourself, your company, and your area.',
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'Local partners',
      title: 'Local Partners Form',
      description: 'Tell us about yourself, your company, and the area you cover.',
      backgroundColor: 'Teal',
      picture: describedIllustration('town-map'),
      imagePosition: 'right',
    }),
    block('form', {
      formName: 'local-partner',
      title: 'Your request',
      aside: `### Have questions?

        Read [what a local partner does](/local-partners), or [ask us](/contacts).`,
    }),
    block('steps', {
      title: 'How you become a local partner',
      steps: [
        { title: 'You send the form', text: 'You receive a reference number for your request.' },
        { title: 'We review it', text: 'We look at your company and the area you cover.' },
        { title: 'We contact you', text: 'We discuss the role and how we could work together.' },
      ],
    }),
  ],
})
