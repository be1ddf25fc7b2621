import { FACTS } from '../facts.ts'
import type { DraftClause } from './number-clauses.ts'

/** What merchants, users and the provider owe each other, and how the service can be refused or ended. */
export const TERMS_CONDUCT: readonly DraftClause[] = [
  {
    key: 'merchants',
    title: 'Participating establishments',
    body: `A merchant applies with an installation form and confirms that its details are correct. In the form, it chooses its cashback:
      ${FACTS.storeCashback} in a physical store, ${FACTS.onlineCashback} in an online store, in steps of ${FACTS.cashbackStep}.

      Merchants must honor the cashback and the vouchers that they offer. They are responsible for their goods, services, and
      public profile.`,
  },
  {
    key: 'conduct',
    title: 'Proper use',
    body: `You agree not to use the service

      - for anything unlawful, such as fraud or money laundering,
      - in another person’s name, or with a payment method that you are not entitled to use,
      - to obtain credits, loyalty credits, or vouchers without a genuine purchase, or
      - in a way that overloads it or bypasses its protections.

      We may reverse value obtained in breach of this clause.`,
  },
  {
    key: 'refusal',
    title: 'Refusal, suspension, and closure',
    body: `We may refuse any transaction. We may suspend, limit, or close an account. Reasons include a breach of these terms,
      missing identity proof, a legal requirement, or a risk to users, merchants, or the network.

      Where the law allows, we tell you why, in advance or without delay. You may
      object as described in {notices}.`,
  },
  {
    key: 'ending',
    title: 'Closing your account',
    body: `You may close your account at any time, without giving a reason. Transactions that are already authorized are still
      carried out. Spend your credits first, or ask us about them.`,
  },
  {
    key: 'property',
    title: 'Our rights in the service',
    body: `The app, the website, and their text, images, software, and trademarks belong to us or our licensors. You may use them personally, as part of the service. Any other use requires our written consent, unless the
      law permits it.`,
  },
  {
    key: 'liability',
    title: 'Availability and liability',
    body: `The service can be interrupted, for example for maintenance or when a bank, a network, or a device fails.

      We do not limit our liability for willful misconduct, gross negligence, or harm to life or health, or where the law allows no
      limit. Otherwise, we are liable for damage that was foreseeable when the contract was made. We are not responsible for
      the goods and services of participating establishments, or for websites that we link to. This website gives no financial, legal, or tax advice.`,
  },
]
