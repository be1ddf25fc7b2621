import { FACTS } from '../facts.ts'
import type { DraftClause } from './number-clauses.ts'

/** What merchants, users and the provider owe each other, and how the service can be refused or ended. */
export const TERMS_CONDUCT: readonly DraftClause[] = [
  {
    key: 'merchants',
    title: 'Participating establishments',
    body: `A merchant applies to join with one of the installation forms and confirms that its details are correct. In the form, it
      chooses the percentage of its cashback: ${FACTS.storeCashback} in a physical store, ${FACTS.onlineCashback} in an online
      store, in steps of ${FACTS.cashbackStep}.

      Merchants must honor the cashback and the vouchers that they offer, and are responsible for their goods, their services, and their public profile. They are not our agents,
      and we do not act for them.`,
  },
  {
    key: 'conduct',
    title: 'Proper use',
    body: `You agree not to use the service

      - for anything unlawful, such as fraud, money laundering, or the sale of prohibited goods,
      - in another person’s name, or with a payment method that you are not entitled to use,
      - to obtain credits, loyalty credits, or vouchers without a genuine purchase,
      - in a way that overloads, probes, or copies the service, or bypasses its protections.

      Value obtained in breach of this clause may be reversed.`,
  },
  {
    key: 'refusal',
    title: 'Refusal, suspension, and closure by us',
    body: `We may refuse any transaction. We may suspend, limit, or close an account. Reasons
      include a breach of these terms, missing identity proof, a legal requirement, or a risk to the safety of users,
      merchants, or the network.

      If the law and the purpose of the measure allow it, we tell you in advance or without delay, and say why. You may object
      as described in {notices}.`,
  },
  {
    key: 'ending',
    title: 'Ending the contract yourself',
    body: `You may close your account at any time and without giving a reason. Transactions that are already authorized are still
      carried out. Before you close it, spend your remaining credits or ask us about them. What can be returned is set out in {refunds}.

      Closing an account does not end legal duties of either party, such as keeping records.`,
  },
  {
    key: 'property',
    title: 'Our rights in the service',
    body: `The app, the website, their texts, drawings, software, and marks belong to us or to those who have licensed them to us. You
      may use them as part of the service, personally, and for as long as this contract lasts. Any other use requires our written
      consent, unless the law permits it.`,
  },
  {
    key: 'liability',
    title: 'Availability and liability',
    body: `We work to keep the service available. It can still be interrupted, for example, for maintenance or when a bank, a
      network, or a device fails.

      Our liability is unlimited for intent and gross negligence, for harm to life or health, and wherever the law does not allow
      a limit. Otherwise, we are liable for damage that was foreseeable when the contract was made. We are not responsible for the
      goods and services of participating establishments, or for other websites that we link to.

      The information on this website is general. It is not financial, legal, or tax advice.`,
  },
]
