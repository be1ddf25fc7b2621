import { block, illustration, page, describedIllustration } from '../compose.ts'
import { RECEIPT_SENTENCE } from '../receipt-sentence.ts'

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
      description:
        'Introduce yourself and your company, or [read\u00a0about\u00a0the\u00a0role](/local-partners#role) first.',
      backgroundColor: 'Pink',
      picture: describedIllustration('area-map'),
      imagePosition: 'right',
    }),
    block('form', { formName: 'local-partner' }),
    block('steps', {
      title: 'What happens after you apply',
      steps: [
        {
          title: 'You send the form',
          text: RECEIPT_SENTENCE,
          picture: illustration('partner-request'),
        },
        {
          title: 'We read it',
          text: 'We review your company and its location.',
          picture: illustration('area-reviewed'),
        },
        {
          title: 'We talk',
          text: 'We contact you to discuss the role.',
          picture: illustration('role-discussed'),
        },
      ],
    }),
    block('section', {
      cardLabel: 'The role',
      title: 'Introduce stores and stay in contact',
      description: `- Visit stores you know and help them choose a pack
        - Complete the installation form together
        - Answer their questions about campaigns, cashback, and reports
        - Tell us what works in your area`,
      actionText: 'Read about the role',
      actionLink: '/local-partners#role',
      picture: describedIllustration('partner-offer'),
      imagePosition: 'left',
      backgroundColor: 'Teal',
      textColor: 'Light',
    }),
    block('call-to-action', {
      title: 'Questions about the role?',
      text: 'In the contact form, choose the subject Local Partners.',
      secondButtonText: 'Ask us',
      secondButtonUrl: '/contacts',
      backgroundColor: 'None',
      picture: illustration('role-question'),
    }),
  ],
})
