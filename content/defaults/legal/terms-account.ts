import { FACTS } from '../facts.ts'
import type { DraftClause } from './number-clauses.ts'

/** Opening, proving and keeping an account, and the cards in it. */
export const TERMS_ACCOUNT: readonly DraftClause[] = [
  {
    key: 'opening',
    title: 'Opening an account',
    body: `You open an account in the app. The details you give must be true and complete, and you agree to keep them up
      to date. We may decline to open an account if the law, the safety of the network, or {refusal} gives us a reason.

      An account is personal. You may not lend it, sell it, or let another person use it.`,
  },
  {
    key: 'kyc',
    title: 'Identity proof (KYC)',
    body: `The law may require us to know who our users are. We may ask for identity proof when you open an account, when you use
      certain functions, or later if something is unclear.

      Until the proof is complete, we may limit what the account can do. If it cannot be completed, or turns out to be false, we
      may act as described in {refusal}.`,
  },
  {
    key: 'safety',
    title: 'Keeping your account safe',
    body: `Keep your device, your password, and your codes secure. A transaction confirmed with them counts as yours, unless
      the law says otherwise.

      If you lose your device, or suspect that someone else has used your account, tell us without delay as described in
      {notices}. If a bank card is affected, tell your bank as well. We will never ask for your password, a payment code, or the full
      number of a bank card by email, by phone, or on this website.`,
  },
  {
    key: 'payment-methods',
    title: 'Bank cards and other payment methods',
    body: `You may link up to ${FACTS.maxCards} bank cards to your account. Each must be in your name, or you must be entitled to
      use it.

      To verify a bank card we debit a small amount and then refund it. Your relationship with your bank does not change:
      its own terms, limits, and charges apply, and we are not a party to them. You may remove a payment method at any time,
      except while a transaction with it is pending.`,
  },
]
