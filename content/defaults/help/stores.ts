import { FACTS } from '../facts.ts'
import type { Question } from './question.ts'
import { PACKS_URL } from '../packs-url.ts'

/** What store owners ask before they join. */
export const STORE_ANSWERS: readonly Question[] = [
  {
    question: 'How does my store join?',
    answer: `Buy the [installation pack](${PACKS_URL}) for your kind of store. Then send us the form for a [physical store](/ls-inst-form) or an [online store](/os-inst-form).`,
  },
  {
    question: 'What does it cost, and what do I need?',
    answer: `A physical store pays ${FACTS.storePackPrice} once and needs internet access. An online store pays ${FACTS.onlinePackPrice} once and needs WooCommerce or PrestaShop.`,
  },
  {
    question: 'What should I have ready for the form?',
    answer: `The details and VAT number of your company, your IBAN, a contact person, and what customers will see: email, phone, and a short description of the store.`,
  },
  {
    question: 'Who decides how much cashback my store gives?',
    answer: `You do, when you fill out the form: ${FACTS.storeCashback} in a physical store, ${FACTS.onlineCashback} in an online store, in steps of ${FACTS.cashbackStep}.`,
  },
  {
    question: 'Which tools do I get?',
    answer: `Cashback campaigns, vouchers and promo codes, a customer relationship tool, inventory alerts, reports, satisfaction and feedback analytics, and a sales assistant. [See all services](/local-store#services).`,
  },
]
