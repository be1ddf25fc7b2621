import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { ACCOUNT_ANSWERS } from '../help/account.ts'
import { PAYING_ANSWERS } from '../help/paying.ts'
import { PRIVACY_ANSWERS } from '../help/privacy.ts'
import { STORE_ANSWERS } from '../help/stores.ts'
import { PACKS_URL } from '../packs-url.ts'

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
      intro: 'More about [paying\u00a0in\u00a0stores](/pay-in-store) and [paying\u00a0online](/pay-online).',
      picture: illustration('terminal-receipt'),
      purpose: 'questions',
      firstOpen: true,
      items: PAYING_ANSWERS,
    }),
    block('accordion', {
      sectionId: 'accounts',
      title: 'Account and cards',
      intro: 'More about [the\u00a0wallet and its\u00a0cards](/pay-in-store#wallet).',
      picture: illustration('linked-cards'),
      purpose: 'questions',
      firstOpen: false,
      items: ACCOUNT_ANSWERS,
    }),
    block('accordion', {
      sectionId: 'stores',
      title: 'Stores',
      intro: `See [what stores get](/local-store) and [what each pack includes](${PACKS_URL}).`,
      picture: illustration('shop-front'),
      purpose: 'questions',
      firstOpen: false,
      items: STORE_ANSWERS,
    }),
    block('accordion', {
      sectionId: 'data',
      title: 'Data and complaints',
      intro: 'Read the [privacy policy](/privacy-policy) or the [terms](/terms).',
      picture: illustration('privacy-shield'),
      purpose: 'questions',
      firstOpen: false,
      items: PRIVACY_ANSWERS,
    }),
    block('flip-cards', {
      title: 'Guides on our support site',
      intro: 'The support site opens in a new tab.',
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
          front: 'More answers to common questions',
          back: 'Questions from shoppers and stores.',
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
