import { block, page, describedIllustration } from '../compose.ts'

export const investorsForm = page({
  slug: 'investors-form',
  title: 'Investors Form',
  shareTitle: 'Talk to Beam Wallet about investing',
  shareDescription:
    'Tell Beam Wallet who you are and what you have in mind. The investors form starts a conversation and commits to nothing.',
  colourWorld: 'Charcoal',
  blocks: [
    block('hero', {
      category: 'Investors',
      title: 'Investors Form',
      description: 'A first introduction. It binds neither you nor us.',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('shares-ring'),
      imagePosition: 'left',
    }),
    block('form', {
      formName: 'investor',
      title: 'You, and what you have in mind',
      aside: `### Before you write

        The [investors page](/investors) has the figures and the model.`,
    }),
    block('rich-text', {
      title: 'What we do with it',
      body: `We read your request, reply to the address you give, and keep it as our
        [privacy policy](/privacy-policy) says. Sending it is no order, no subscription and no promise to invest.`,
      width: 'narrow',
    }),
  ],
})
