import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { ACCOUNT_ANSWERS } from '../help/account.ts'
import { PAYING_ANSWERS } from '../help/paying.ts'
import { PRIVACY_ANSWERS } from '../help/privacy.ts'
import { STORE_ANSWERS } from '../help/stores.ts'

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
      backgroundColor: 'Yellow',
      picture: describedIllustration('help-desk'),
      imagePosition: 'right',
    }),
    block('question-search', {
      label: 'Search the answers',
      hint: 'For example: refund',
      buttonText: 'Search',
      resultsText: 'Answers found',
      emptyText: 'Try another word, browse the questions below, or [contact us](/contacts).',
    }),
    block('accordion', {
      sectionId: 'answers',
      title: 'Paying and cashback',
      intro: 'Payments in stores and online, cashback, and refunds.',
      purpose: 'questions',
      firstOpen: true,
      items: PAYING_ANSWERS,
    }),
    block('accordion', {
      sectionId: 'accounts',
      title: 'Account and cards',
      intro: 'Opening an account, linking cards, and losing your phone.',
      purpose: 'questions',
      firstOpen: false,
      items: ACCOUNT_ANSWERS,
    }),
    block('accordion', {
      sectionId: 'stores',
      title: 'Stores',
      intro: 'Joining the network, costs, and tools for your store.',
      purpose: 'questions',
      firstOpen: false,
      items: STORE_ANSWERS,
    }),
    block('accordion', {
      sectionId: 'data',
      title: 'Data and complaints',
      intro: 'Your forms, your personal data, cookies, and complaints.',
      purpose: 'questions',
      firstOpen: false,
      items: PRIVACY_ANSWERS,
    }),
    block('flip-cards', {
      title: 'Guides on our support site',
      intro: 'Step-by-step help beyond these answers. The support site opens in a new tab.',
      cards: [
        {
          title: 'Knowledge base',
          front: 'Step-by-step guides',
          back: 'How to link a card, pay, send vouchers, and read reports.',
          picture: illustration('help-book'),
          color: 'Teal',
          linkText: 'Open the guides',
          linkUrl: ADDRESSES.knowledgeBase,
        },
        {
          title: 'FAQs',
          front: 'When your question is not above',
          back: 'What shoppers and stores ask us most often.',
          picture: illustration('help-question'),
          color: 'Yellow',
          linkText: 'Read the FAQs',
          linkUrl: ADDRESSES.supportFaqs,
        },
        {
          title: 'Troubleshooting',
          front: 'When something does not work',
          back: 'What to try when a card is declined, a code fails, or a terminal does not respond.',
          picture: illustration('help-tools'),
          color: 'Pink',
          linkText: 'Solve a problem',
          linkUrl: ADDRESSES.troubleshooting,
        },
      ],
    }),
    block('call-to-action', {
      title: 'Still need help?',
      text: `Tell us what happened and when. Please leave out card numbers and passwords.

        You can also email the team for [partnerships](mailto:${ADDRESSES.partnersMailbox}),
        [data protection](mailto:${ADDRESSES.privacyMailbox}), or [legal notices](mailto:${ADDRESSES.legalMailbox}).`,
      buttonText: 'Contact Us',
      buttonUrl: '/contacts',
      backgroundColor: 'Charcoal',
      picture: illustration('lifebuoy'),
    }),
  ],
})
