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
  colourWorld: 'Charcoal',
  blocks: [
    block('hero', {
      category: 'Visionary developers',
      title: 'Build your idea on a live network.',
      description: `Show us an idea for payments, rewards, or stores. The network has ${FACTS.stores} stores and ${FACTS.terminals} terminals.`,
      buttonText: 'Pitch your idea',
      buttonUrl: EMAIL,
      secondButtonText: 'See open questions',
      secondButtonUrl: '#questions',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('developer-desk'),
      imagePosition: 'right',
    }),
    block('section', {
      cardLabel: 'What we look for',
      title: 'Ideas for shoppers and stores',
      description: `We look for ideas that help shoppers or merchants. They should use what the network already has: payments in stores and online, and cashback with no expiry and no geographic limit.`,
      secondaryDescription: `If you would rather join our team, see [our open positions](/careers).`,
      picture: describedIllustration('idea-sketch'),
      imagePosition: 'left',
      customClassName: 'framed',
    }),
    block('card-grid', {
      sectionId: 'questions',
      title: 'Questions your idea could answer',
      variant: 'tinted',
      cards: [
        {
          title: 'For shoppers',
          text: 'How does someone who cannot see the screen follow their cashback?',
          picture: illustration('wallet-aloud'),
          color: 'Pink',
        },
        {
          title: 'For a store',
          text: 'Which inventory alerts help during the busiest hours of the week?',
          picture: illustration('inventory-alert'),
          color: 'Yellow',
        },
        {
          title: 'For a group of stores',
          text: 'How do several small stores run one campaign together?',
          picture: illustration('shared-campaign'),
          color: 'Teal',
        },
      ],
    }),
    block('call-to-action', {
      title: 'Send us your idea',
      text: `Write a short email to our partner team, without passwords or real customer data. It opens with these headings:

        - The problem, and who has it
        - Your idea, as a sketch or in a few sentences
        - What it needs, such as data or payments`,
      buttonText: 'Pitch your idea',
      buttonUrl: EMAIL,
      secondButtonText: 'Other partnerships',
      secondButtonUrl: '/partnerships',
      backgroundColor: 'Teal',
      picture: illustration('idea-email'),
    }),
  ],
})
