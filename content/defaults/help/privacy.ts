import { ADDRESSES } from '../addresses.ts'
import { FACTS } from '../facts.ts'
import type { Question } from './question.ts'

/** What people ask about their data, their messages and complaints. */
export const PRIVACY_ANSWERS: readonly Question[] = [
  {
    question: 'How do I follow up on a form I sent?',
    answer: '[Contact us](/contacts) with the reference number that you saw after sending it.',
  },
  {
    question: 'How do I get a copy of my data, or have it erased?',
    answer: `Email [${ADDRESSES.privacyMailbox}](mailto:${ADDRESSES.privacyMailbox}). Otherwise we keep data for as long as our relationship with you lasts, plus ${FACTS.retentionAfterClosing}. See our [privacy policy](/privacy-policy).`,
  },
  {
    question: 'How do I change my cookie choice?',
    answer: 'Use “Cookie settings” at the bottom of any page.',
  },
  {
    question: 'How do I make a complaint?',
    answer: `Please [tell us](/contacts) first. You may also use the [complaints book (Livro de Reclamações)](${ADDRESSES.complaintsBook}) or turn to an [alternative dispute resolution body](${ADDRESSES.consumerPortal}).`,
  },
]
