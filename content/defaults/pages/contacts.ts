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
      category: 'Contacts',
      title: 'Contact Us',
      description: 'Choose a subject and your message goes to the team that can help.',
      backgroundColor: 'Pink',
      picture: describedIllustration('contact-letters'),
      imagePosition: 'right',
    }),
    block('form', {
      formName: 'contact',
      title: 'Can we help?',
      intro: 'Tell us what you need. We only ask for the details we need to reply.',
      aside: `### Looking for something else?

        - [Help Center](/help-center): guides and answers
        - [Installation packs](/local-store#installation-packs) for your store
        - [Open positions](/careers) and spontaneous applications
        - [Investors](/investors)

        ### By email

        Partners and banks can email [${ADDRESSES.partnersMailbox}](mailto:${ADDRESSES.partnersMailbox}).
        Never send card numbers or passwords. We will never ask for them.`,
    }),
  ],
})
