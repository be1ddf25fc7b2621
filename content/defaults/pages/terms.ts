import { ADDRESSES } from '../addresses.ts'
import { block, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { numberClauses } from '../legal/number-clauses.ts'
import { TERMS_ACCOUNT } from '../legal/terms-account.ts'
import { TERMS_AGREEMENT } from '../legal/terms-agreement.ts'
import { TERMS_CONDUCT } from '../legal/terms-conduct.ts'
import { TERMS_LAW } from '../legal/terms-law.ts'
import { TERMS_MONEY } from '../legal/terms-money.ts'

export const terms = page({
  slug: 'terms',
  title: 'General Terms and Conditions',
  shareTitle: 'Beam Wallet: General Terms and Conditions',
  shareDescription: `The contract for using Beam Wallet, in force from ${FACTS.termsInForce}: accounts, credits, cashback, refunds, and disputes.`,
  colourWorld: 'Charcoal',
  blocks: [
    block('hero', {
      category: 'Legal',
      title: 'General Terms and Conditions',
      description: `The contract for Beam Wallet. In force from ${FACTS.termsInForce}.`,
      backgroundColor: 'Charcoal',
      picture: describedIllustration('legal-scales'),
      imagePosition: 'right',
    }),
    block('legal-text', {
      intro: `### In short

        - The app is free. Cashback does not expire, and you can spend it anywhere on the network.
        - You must be at least ${FACTS.minimumAge}.
        - Once your payment method has authorized a payment, it cannot be revoked.
        - We refund the original payment method within ${FACTS.refundPeriod}.
        - We announce changes that reduce your rights at least ${FACTS.noticeOfChange} ahead.
        - Portuguese law applies.

        This is only a summary. The numbered clauses are binding.

        ### Contacts

        - Questions and notices: [${ADDRESSES.legalMailbox}](mailto:${ADDRESSES.legalMailbox})
        - Complaints: [complaints book (Livro de Reclamações)](${ADDRESSES.complaintsBook})
        - Disputes: [Portuguese consumer portal](${ADDRESSES.consumerPortal})`,
      clauses: numberClauses('/terms', [
        ...TERMS_AGREEMENT,
        ...TERMS_ACCOUNT,
        ...TERMS_MONEY,
        ...TERMS_CONDUCT,
        ...TERMS_LAW,
      ]),
    }),
    block('call-to-action', {
      title: 'Questions about these terms?',
      text: `Use our contact form or email [${ADDRESSES.legalMailbox}](mailto:${ADDRESSES.legalMailbox}). Our [privacy policy](/privacy-policy) explains how we use personal data.`,
      buttonText: 'Contact us',
      buttonUrl: '/contacts',
      backgroundColor: 'None',
    }),
  ],
})
