import { ADDRESSES } from '../addresses.ts'
import { block, illustration, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { INVESTMENT_RISK } from '../investor-content.ts'
import { RECEIPT_SENTENCE } from '../receipt-sentence.ts'

export const investorsForm = page({
  slug: 'investors-form',
  title: 'Investors Form',
  shareTitle: 'Talk to Beam Wallet about investing',
  shareDescription: `Introduce yourself to Beam Wallet. Sending the form does not commit you to anything. ${INVESTMENT_RISK}`,
  colourWorld: 'Charcoal',
  blocks: [
    block('hero', {
      category: 'Investors',
      title: 'Investors Form',
      description: 'Introduce yourself. Sending this form does not commit you to anything.',
      backgroundColor: 'Charcoal',
      picture: describedIllustration('shares-ring'),
      imagePosition: 'right',
    }),
    block('form', {
      formName: 'investor',
      aside: `### Before you invest

        **${INVESTMENT_RISK}** Read about [the\u00a0network](/investors) and [the\u00a0risks](/investors#risks) first, and seek independent advice before you decide.`,
    }),
    block('accordion', {
      title: 'How we handle your request',
      intro: 'For anything else, [contact us](/contacts) with the subject Investors.',
      picture: illustration('privacy-shield'),
      purpose: 'questions',
      firstOpen: true,
      items: [
        {
          question: 'What happens after I send the form?',
          answer: `${RECEIPT_SENTENCE} Our investor team replies by email.`,
        },
        {
          question: 'How long do you store my details?',
          answer: `For ${FACTS.retentionAfterClosing} after we receive the form. If we work together, for as long as that lasts, plus ${FACTS.retentionAfterClosing}. Our [privacy policy](/privacy-policy) has the details.`,
        },
        {
          question: 'Can I withdraw my request?',
          answer: `You can withdraw your consent at any time: email [${ADDRESSES.privacyMailbox}](mailto:${ADDRESSES.privacyMailbox}) with your reference. We delete your data unless the law requires us to keep it.`,
        },
      ],
    }),
    block('call-to-action', {
      title: 'Do you also offer technology?',
      text: 'Read about technology partnerships and where yours could fit.',
      secondButtonText: 'See where it fits',
      secondButtonUrl: '/technology-partnerships',
      backgroundColor: 'None',
      picture: illustration('technology-gears'),
    }),
  ],
})
