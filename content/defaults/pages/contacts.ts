import { ADDRESSES } from '../addresses.ts'
import { block, page, describedIllustration } from '../compose.ts'

export const contacts = page({
  slug: 'contacts',
  title: 'Contact Us',
  shareTitle: 'Contact Beam Wallet',
  shareDescription:
    'Contact Beam Wallet about support, partnerships, investor relations, or jobs. Choose a subject and your message reaches the right team.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      title: 'Contact Us',
      description: 'Choose a subject and your message goes to the team that can help.',
      backgroundColor: 'Pink',
      picture: describedIllustration('contact-letters'),
      imagePosition: 'right',
    }),
    block('form', {
      formName: 'contact',
      title: 'Can we help?',
      intro: 'We only ask for the details we need to reply.',
      checklistTitle: 'Looking for something else?',
      checklist: `- [Find an answer in the Help Center](/help-center): paying, cashback, your account, and your data.
        - [Compare the installation packs](/local-store#installation-packs): what a store pays once, and what it gets.
        - [See open positions](/careers): what you would do, and how to apply.
        - [Read what investors should know](/investors): the network, what we build, and the risks.`,
      aside: `### For partners and banks

        You can also [email the partner team](mailto:${ADDRESSES.partnersMailbox}).`,
    }),
  ],
})
