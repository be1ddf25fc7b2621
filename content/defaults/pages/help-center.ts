import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'

export const helpCenter = page({
  slug: 'help-center',
  title: 'Help Center',
  shareTitle: 'Beam Wallet Help Center',
  shareDescription:
    'Guides, frequent questions and troubleshooting for Beam Wallet users and merchants, and a way to reach our team.',
  colourWorld: 'Yellow',
  blocks: [
    block('hero', {
      category: 'Help Center',
      title: 'Stuck? That will pass.',
      description: 'Most questions have been asked before, and answered. Turn a card to see where.',
      backgroundColor: 'Yellow',
      picture: describedIllustration('help-desk'),
      imagePosition: 'right',
    }),
    block('flip-cards', {
      title: 'Three places to look',
      intro: 'They open on our support site, in a new tab.',
      cards: [
        {
          title: 'Knowledge base',
          back: 'Step by step: linking a card, paying, sending out a voucher, reading a report.',
          picture: illustration('help-book'),
          color: 'Teal',
          linkText: 'Open the knowledge base',
          linkUrl: ADDRESSES.knowledgeBase,
        },
        {
          title: 'FAQs',
          back: 'Short answers to what people ask most.',
          picture: illustration('help-question'),
          color: 'Yellow',
          linkText: 'Read the FAQs',
          linkUrl: ADDRESSES.supportFaqs,
        },
        {
          title: 'Troubleshooting',
          back: 'A card refused, a code that fails, a terminal that will not answer: try these steps first.',
          picture: illustration('help-tools'),
          color: 'Pink',
          linkText: 'Start troubleshooting',
          linkUrl: ADDRESSES.troubleshooting,
        },
      ],
    }),
    block('call-to-action', {
      title: 'Nothing fits?',
      text: 'Describe what happened, and when. Leave out card numbers and passwords.',
      buttonText: 'Contact Us',
      buttonUrl: '/contacts',
      backgroundColor: 'Charcoal',
      picture: illustration('lifebuoy'),
    }),
  ],
})
