import { ADDRESSES } from '../addresses.ts'
import { block, page, describedIllustration } from '../compose.ts'
import { PACKS_URL } from '../packs-url.ts'

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
      backgroundColor: 'Pink',
    }),
    block('form', {
      formName: 'contact',
      title: 'Can we help?',
      intro: 'Choose a subject, and the right team replies.',
      checklistTitle: 'Looking for something else?',
      checklist: `- [Find an answer in the Help Center](/help-center)
        - [Compare the installation packs](${PACKS_URL})
        - [See open positions](/careers)
        - [Read what investors should know](/investors)`,
      aside: `### For partners and banks

        [Email the partner team](mailto:${ADDRESSES.partnersMailbox}).`,
      picture: describedIllustration('contact-letters'),
    }),
  ],
})
