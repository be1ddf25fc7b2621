import { ADDRESSES } from '../addresses.ts'
import { FACTS } from '../facts.ts'
import type { DraftClause } from './number-clauses.ts'

/** Data, changes, notices, disputes and the law that applies. */
export const TERMS_LAW: readonly DraftClause[] = [
  {
    key: 'data',
    title: 'Personal data',
    body: `Our [privacy policy](/privacy-policy) explains how we use personal data, and which rights you have.`,
  },
  {
    key: 'changes',
    title: 'Changes to these terms',
    body: `We may change these terms for good reason, such as a change in the law or the service. If a change
      reduces your rights, we give you at least ${FACTS.noticeOfChange}’ notice before it takes effect.

      If you do not agree, you may end the contract before then, as described in {ending}. If you keep using the service, the
      changed terms apply.`,
  },
  {
    key: 'notices',
    title: 'Notices and assignment',
    body: `We write to the email or postal address that you last gave us. You can reach us with the [contact form](/contacts)
      or at [${ADDRESSES.legalMailbox}](mailto:${ADDRESSES.legalMailbox}). A notice by email is deemed delivered
      ${FACTS.emailDelivered}. A notice by postal mail is deemed delivered on ${FACTS.postDelivered}.

      You may not assign these terms, or rights under them, to anyone else.`,
  },
  {
    key: 'complaints',
    title: 'Complaints and consumer bodies',
    body: `If something goes wrong, please [tell us](/contacts) first.

      You may also use the electronic [complaints book (Livro de Reclamações)](${ADDRESSES.complaintsBook}). Consumers may
      turn to an alternative dispute resolution body (Resolução Alternativa de Litígios, RAL). The
      [Portuguese consumer portal](${ADDRESSES.consumerPortal}) lists them.`,
  },
  {
    key: 'disputes',
    title: 'Disputes and arbitration',
    body: `A claim in connection with the service must be raised within ${FACTS.claimPeriod} of the day on which you learned of
      the facts. After that, it is time-barred.

      A dispute that is not settled within ${FACTS.arbitrationAfter} of being raised is decided by arbitration, with one
      arbitrator. The seat is ${FACTS.arbitrationSeat} and the language is ${FACTS.arbitrationLanguage}.

      Where mandatory law gives consumers a longer period, or another forum such as those in {complaints}, it prevails.`,
  },
  {
    key: 'law',
    title: 'Governing law and courts',
    body: `Portuguese law governs these terms. As far as mandatory law allows, the courts of the town of the provider’s registered office have exclusive competence for disputes that are not decided under {disputes}.

      If a part of these terms is invalid, the rest stays in force. `,
  },
]
