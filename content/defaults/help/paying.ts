import { FACTS } from '../facts.ts'
import type { Question } from './question.ts'

/** What shoppers ask about payments, cashback and refunds. */
export const PAYING_ANSWERS: readonly Question[] = [
  {
    question: 'How do I pay in a store?',
    answer: `Contactless, over Bluetooth, or with a QR code, depending on the store. Check the amount and the store before you confirm.`,
  },
  {
    question: 'How do I pay online?',
    answer: `Choose Beam Wallet at checkout and enter your unique code on the store’s website. The payment is encrypted. [More about paying online](/pay-online).`,
  },
  {
    question: 'How much cashback do I get?',
    answer: `Each store sets its own percentage: ${FACTS.storeCashback} in a physical store, ${FACTS.onlineCashback} in an online store. You get the percentage shown when you pay.`,
  },
  {
    question: 'Where can I spend my cashback, and does it expire?',
    answer: `At any store on the network, in any country. It has no expiry. Vouchers and promo codes have their own conditions, and partner campaigns are temporary.`,
  },
  {
    question: 'Can I cancel a payment?',
    answer: `No. A payment cannot be revoked once your payment method has authorized it. If the store agrees to a refund, or the law entitles you to one, we reverse the transaction.`,
  },
  {
    question: 'How long does a refund take?',
    answer: `At most ${FACTS.refundPeriod}. We refund the payment method you used. Cashback and vouchers come back in the same form.`,
  },
  {
    question: 'A store did not accept my credits. What can I do?',
    answer: `[Report it to us](/contacts) within ${FACTS.refusedCreditReportPeriod}, with the store, the date, and the amount. We look into it and tell you the result.`,
  },
]
