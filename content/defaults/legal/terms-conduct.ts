import { FACTS } from '../facts.ts'
import type { DraftClause } from './number-clauses.ts'

/** What merchants, users and the provider owe each other, and how the service can be refused or ended. */
export const TERMS_CONDUCT: readonly DraftClause[] = [
  {
    key: 'merchants',
    title: 'Participating establishments',
    body: `A merchant asks to join with one of the installation forms and confirms that its details are correct. In the form it
      chooses the percentage of its cashback: ${FACTS.storeCashback} in a physical store, ${FACTS.onlineCashback} in an online
      store, in steps of ${FACTS.cashbackStep}.

      Merchants honor the cashback and the vouchers that they offer, and answer for their goods, their services and what they say in their public profile. They are not our agents,
      and we do not act for them.`,
  },
  {
    key: 'conduct',
    title: 'Proper use',
    body: `You agree not to use the service

      - for anything unlawful, such as fraud, money laundering or the sale of forbidden goods,
      - in another person’s name, or with a payment method that you are not entitled to use,
      - to obtain credits, loyalty credits or vouchers without a genuine purchase,
      - in a way that overloads, probes or copies the service or gets round its protections.

      Value obtained in breach of this clause may be reversed.`,
  },
  {
    key: 'refusal',
    title: 'Refusal, suspension and closure by us',
    body: `We may refuse any transaction. We may suspend, limit or close an account, in particular where these terms are broken,
      identity proof is missing, the law demands it, or the safety of users, merchants or the network is at risk.

      Where the law and the purpose of the measure allow, we tell you beforehand or without delay, and say why. You may object
      as {notices} describes. `,
  },
  {
    key: 'ending',
    title: 'Ending the contract yourself',
    body: `You may close your account at any time and without giving a reason. Transactions that are already authorized are still
      carried out. Spend or ask about remaining credits first: what can be returned goes back as {refunds} says.

      Closing an account does not end duties that the law puts on either of us, such as keeping records.`,
  },
  {
    key: 'property',
    title: 'Our rights in the service',
    body: `The app, the website, their texts, drawings, software and marks belong to us or to those who have licensed them to us. You
      may use them to use the service, personally and for as long as this contract lasts. Anything further needs our written
      consent, unless the law permits it.`,
  },
  {
    key: 'liability',
    title: 'Availability and liability',
    body: `We work to keep the service available. It can nevertheless be interrupted, for instance for maintenance, or when a bank, a
      network or a device fails.

      We are liable without limit for intent and gross negligence, for harm to life and health, and wherever the law does not allow
      a limit. Otherwise we answer for damage that was foreseeable when the contract was made. We do not answer for the goods
      and services of participating establishments, nor for websites of others that we link to.

      The information on this website is general. It is not financial, legal or tax advice.`,
  },
]
