import { block, page, describedIllustration } from '../compose.ts'

export const lpForm = page({
  slug: 'lp-form',
  title: 'Local Partners Form',
  shareTitle: 'Apply as a Beam Wallet local partner',
  shareDescription: 'Apply to become a Beam Wallet local partner: tell us about yourself and your company.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'Local partners',
      title: 'Local Partners Form',
      description: 'Introduce yourself and your company.',
      backgroundColor: 'Pink',
      picture: describedIllustration('town-map'),
      imagePosition: 'right',
    }),
    block('form', { formName: 'local-partner' }),
    block('steps', {
      title: 'How you become a local partner',
      intro: 'Questions? [See\u00a0the\u00a0role](/local-partners#role) or [ask\u00a0us](/contacts).',
      steps: [
        { title: 'You send the form', text: 'You see a reference number at once.' },
        { title: 'We review it', text: 'We look at your company and your area.' },
        {
          title: 'We talk',
          text: 'We contact you to discuss the role and how we could work together.',
        },
      ],
    }),
  ],
})
