import { block, page, describedIllustration } from '../compose.ts'

export const lpForm = page({
  slug: 'lp-form',
  title: 'Local Partners Form',
  shareTitle: 'Apply as a Beam Wallet local partner',
  shareDescription:
    'Tell Beam Wallet about your company and your area, and apply to become a local partner of the network.',
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'Local partners',
      title: 'Local Partners Form',
      description: 'Who you are, your company, and where you work. That is all it takes to begin.',
      backgroundColor: 'Teal',
      picture: describedIllustration('town-map'),
      imagePosition: 'right',
    }),
    block('steps', {
      title: 'What happens with it',
      steps: [
        { title: 'You send the form', text: 'You get a reference to quote when you write to us.' },
        { title: 'We read it', text: 'With an eye on your area and the shops in it.' },
        { title: 'We talk', text: 'About the work, and whether it suits both of us.' },
      ],
    }),
    block('form', {
      formName: 'local-partner',
      title: 'About you and your company',
      aside: `### Unsure yet?

        Read [what a local partner does](/local-partners), or [ask us](/contacts).`,
    }),
  ],
})
