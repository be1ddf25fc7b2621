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
      description:
        'Find answers about [paying and cashback](/help-center#answers), [accounts and cards](/help-center#accounts), [stores](/help-center#stores), and [data and complaints](/help-center#data).',
      buttonText: 'Find a contact',
      buttonUrl: '/help-center#contacts',
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
      intro: 'Payments in stores and online, credits, and refunds.',
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
      intro: 'They open in a new tab.',
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
    block('card-grid', {
      sectionId: 'contacts',
      title: 'Find the right contact',
      variant: 'compact',
      cards: [
        {
          title: 'Shoppers and stores',
          text: 'A payment, your account, or an installation. Choose the subject Support.',
          linkText: 'Open the contact form',
          linkUrl: '/contacts',
        },
        {
          title: 'Banks and software companies',
          text: 'Partnerships and integrations.',
          linkText: 'Email the partner team',
          linkUrl: `mailto:${ADDRESSES.partnersMailbox}`,
        },
        {
          title: 'Your personal data',
          text: 'A copy of your data, a correction, or erasure.',
          linkText: 'Email data protection',
          linkUrl: `mailto:${ADDRESSES.privacyMailbox}`,
        },
        {
          title: 'Legal notices',
          text: 'Notices under our terms, and objections to a suspension.',
          linkText: 'Email the legal team',
          linkUrl: `mailto:${ADDRESSES.legalMailbox}`,
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
