import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { emailLink } from '../email-link.ts'
import { FACTS } from '../facts.ts'

const EMAIL = emailLink(ADDRESSES.partnersMailbox, 'An idea for Beam Wallet', [
  'The problem:',
  'My idea:',
  'What it needs:',
])

export const visionaryDevelopers = page({
  slug: 'visionary-developers',
  title: 'Visionary developers and Beam Wallet',
  shareTitle: 'Build on a live payments network',
  shareDescription:
    'Have an idea for payments, rewards, or stores? Bring it to Beam Wallet and build it on a live network.',
  colourWorld: 'Pink',
  blocks: [
    block('hero', {
      category: 'Visionary developers',
      title: 'Build your idea on a live network.',
      description: `Tell us what you would build for ${FACTS.stores} stores and ${FACTS.terminals} terminals.`,
      buttonText: 'Email us your idea',
      buttonUrl: EMAIL,
      secondButtonText: 'See example questions',
      secondButtonUrl: '#questions',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('idea-workbench'),
      imagePosition: 'right',
    }),
    block('section', {
      title: 'Build on what is already there',
      description: `Your idea should help shoppers or merchants. It can build on:

        - [Payments in stores](/pay-in-store): contactless, over Bluetooth, or with a QR code
        - [Payments online](/pay-online): confirmed with a unique code
        - [Cashback](/pay-in-store#cashback): no expiry and no geographic limit`,
      picture: describedIllustration('building-blocks'),
      imagePosition: 'left',
    }),
    block('card-grid', {
      sectionId: 'questions',
      title: 'Questions your idea could answer',
      variant: 'tinted',
      cards: [
        {
          title: 'How can blind shoppers check their cashback?',
          text: 'Builds on the wallet and its cashback.',
          picture: illustration('wallet-aloud'),
          color: 'Pink',
        },
        {
          title: 'What should a store know before its busiest hour?',
          text: 'Builds on payments and sales reports.',
          picture: illustration('noon-rush'),
          color: 'Yellow',
        },
        {
          title: 'How could neighboring stores run one campaign?',
          text: 'Builds on the campaigns that stores run.',
          picture: illustration('shared-campaign'),
          color: 'Teal',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Send us your idea',
      text: `Write to our partner team at [${ADDRESSES.partnersMailbox}](${EMAIL}). Please include:

        - The problem, and who has it
        - Your idea, in a few sentences
        - What it needs from the network

        Please do not send real customer data.`,
      buttonText: 'Email us your idea',
      buttonUrl: EMAIL,
      secondButtonText: 'Other partnerships',
      secondButtonUrl: '/partnerships',
      backgroundColor: 'Teal',
      picture: illustration('idea-email'),
    }),
  ],
})
