import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'

export const helpCenter = page({
  slug: 'help-center',
  title: 'Help Center',
  shareTitle: 'Beam Wallet Help Center',
  shareDescription:
    'Guides, FAQs, and troubleshooting for Beam Wallet users and merchants, and how to contact our team.',
  colourWorld: 'Yellow',
  blocks: [
    block('hero', {
      category: 'Help Center',
      title: 'How can we help?',
      description: 'Find guides, answers to common questions, and fixes for known problems.',
      backgroundColor: 'Yellow',
      picture: describedIllustration('help-desk'),
      imagePosition: 'right',
    }),
    block('flip-cards', {
      title: 'Find an answer',
      intro: 'These links open our support site in a new tab.',
      cards: [
        {
          title: 'Knowledge base',
          back: 'Step-by-step guides to linking a card, paying, sending vouchers, and reading reports.',
          picture: illustration('help-book'),
          color: 'Teal',
          linkText: 'Open the knowledge base',
          linkUrl: ADDRESSES.knowledgeBase,
        },
        {
          title: 'FAQs',
          back: 'Answers to the questions we hear most often.',
          picture: illustration('help-question'),
          color: 'Yellow',
          linkText: 'Read the FAQs',
          linkUrl: ADDRESSES.supportFaqs,
        },
        {
          title: 'Troubleshooting',
          back: 'What to try when a card is declined, a code fails, or a terminal does not respond.',
          picture: illustration('help-tools'),
          color: 'Pink',
          linkText: 'Start troubleshooting',
          linkUrl: ADDRESSES.troubleshooting,
        },
      ],
    }),
    block('call-to-action', {
      title: 'Still need help?',
      text: 'Tell us what happened and when. Please leave out card numbers and passwords.',
      buttonText: 'Contact Us',
      buttonUrl: '/contacts',
      backgroundColor: 'Charcoal',
      picture: illustration('lifebuoy'),
    }),
  ],
})
