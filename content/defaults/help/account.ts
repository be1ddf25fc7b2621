import { FACTS } from '../facts.ts'
import type { Question } from './question.ts'

/** What account holders ask about their account and their cards. */
export const ACCOUNT_ANSWERS: readonly Question[] = [
  {
    question: 'I lost my phone, or someone used my account. What now?',
    answer: `[Tell us](/contacts) right away, and tell your bank if a card is affected. We never ask for a password, a payment code, or a full card number by email, by phone, or on this website.`,
  },
  {
    question: 'Who can open an account?',
    answer: `Anyone who is at least ${FACTS.minimumAge} and able to enter into a contract. You open it in the app, which is free for iOS and Android. We may ask for identity proof.`,
  },
  {
    question: 'How many cards can I link?',
    answer: `Up to ${FACTS.maxCards}. Each must be in your name, or you must be entitled to use it.`,
  },
  {
    question: 'Why is there a small debit on my card?',
    answer: 'It verifies the card when you link it. We then refund it.',
  },
  {
    question: 'How do I close my account?',
    answer: `You may close it at any time, without giving a reason. Spend your credits first, or [ask us](/contacts) about them. Payments that are already authorized still go through.`,
  },
]
