import { ADDRESSES } from '../addresses.ts'
import { block, page, describedIllustration } from '../compose.ts'

export const contacts = page({
  slug: 'contacts',
  title: 'Contact Us',
  shareTitle: 'Contact Beam Wallet',
  shareDescription:
    'Write to Beam Wallet about support, partnerships, investment or jobs. One form reaches the right team.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'Contacts',
      title: 'Contact Us',
      description: 'Choose a subject, and your message goes straight to the team that can answer it.',
      backgroundColor: 'Pink',
      picture: describedIllustration('contact-letters'),
      imagePosition: 'right',
    }),
    block('form', {
      formName: 'contact',
      title: 'Can we help?',
      intro: 'Tell us what you need in your own words. We only ask for what it takes to reply.',
      aside: `### Looking for something else?

        - [Help Center](/help-center): guides and answers
        - [Installation packs](/local-store#installation-packs) for your shop
        - [Open positions](/careers) and spontaneous applications
        - [Investors](/investors)

        ### By e-mail

        Partners and banks write to [${ADDRESSES.partnersMailbox}](mailto:${ADDRESSES.partnersMailbox}).
        Please never send card numbers or passwords: we do not ask for them.`,
    }),
  ],
})
