import { ADDRESSES } from '../addresses.ts'
import { FACTS } from '../facts.ts'
import type { DraftClause } from './number-clauses.ts'

/** Data, changes, notices, disputes and the law that applies. */
export const TERMS_LAW: readonly DraftClause[] = [
  {
    key: 'data',
    title: 'Personal data',
    body: `We process personal data as our [Privacy Policy and Cookies](/privacy-policy) describes. It says which data we use, why,
      how long we keep it, and which rights you have.`,
  },
  {
    key: 'changes',
    title: 'Changes to these terms',
    body: `We may change these terms for good reason, for example when the law, the service, or its security changes. If a change
      reduces your rights, we give you at least ${FACTS.noticeOfChange}’ notice before it takes effect.

      If you do not agree with a change, you may end the contract before it takes effect, as described in {ending}. If you keep
      using the service afterwards, the changed terms apply.`,
  },
  {
    key: 'notices',
    title: 'Notices and assignment',
    body: `We write to the email or postal address that you last gave us. You can reach us with the [contact form](/contacts) or at
      [${ADDRESSES.legalMailbox}](mailto:${ADDRESSES.legalMailbox}). A notice by email is deemed delivered ${FACTS.emailDelivered}.
      A notice by postal mail is deemed delivered on ${FACTS.postDelivered}.

      You may not assign these terms, or rights under them, to anyone else.`,
  },
  {
    key: 'complaints',
    title: 'Complaints and consumer bodies',
    body: `If something goes wrong, please [tell us](/contacts) first. We can resolve most problems directly.

      You may also file a complaint in the electronic [complaints book (Livro de Reclamações)](${ADDRESSES.complaintsBook}). Consumers may
      turn to an alternative dispute resolution body (Resolução Alternativa de Litígios, RAL). The list of bodies is on the
      [Portuguese consumer portal](${ADDRESSES.consumerPortal}).`,
  },
  {
    key: 'disputes',
    title: 'Disputes and arbitration',
    body: `A claim in connection with the service must be raised within ${FACTS.claimPeriod} of the day on which you learned of the
      facts behind it. After that, it is time-barred.

      A dispute that is not settled within ${FACTS.arbitrationAfter} of being raised is decided by arbitration, with one
      arbitrator. The seat is ${FACTS.arbitrationSeat} and the language is ${FACTS.arbitrationLanguage}.

      Where mandatory law gives consumers a longer period, or another forum such as those in {complaints}, that law
      prevails.`,
  },
  {
    key: 'law',
    title: 'Governing law and courts',
    body: `Portuguese law governs these terms. The courts of the town in which the provider has its registered office
      have exclusive competence for disputes that are not decided under {disputes}. This applies to the extent that mandatory
      law allows.

      If a part of these terms is invalid, the rest stays in force, and the law replaces the invalid part. If we do not
      enforce a right once, we do not waive it.`,
  },
]
