import { FACTS } from '../facts.ts'
import type { DraftClause } from './number-clauses.ts'

/** Opening, proving and keeping an account, and the cards in it. */
export const TERMS_ACCOUNT: readonly DraftClause[] = [
  {
    key: 'opening',
    title: 'Opening an account',
    body: `You open an account in the app. Your details must be true and complete, and you must keep them up to date. We may decline to open an account for the reasons in {refusal}.

      An account is personal. You may not lend or sell it.`,
  },
  {
    key: 'kyc',
    title: 'Identity proof (KYC)',
    body: `The law may require us to know our users. We may ask for identity proof when you open an account, or later. Until it is complete, we may limit the account. If it cannot be completed, or is false, we may act as described in
      {refusal}.`,
  },
  {
    key: 'safety',
    title: 'Keeping your account safe',
    body: `Keep your device, your password, and your codes secure. A transaction confirmed with them counts as yours, unless
      the law says otherwise.

      If you lose your device, or suspect that someone else has used your account, tell us without delay as described in {notices}. If a bank card is affected, tell your bank as well.`,
  },
  {
    key: 'payment-methods',
    title: 'Bank cards and other payment methods',
    body: `You may link up to ${FACTS.maxCards} bank cards. Each must be in your name, or you must be entitled to use it. To
      verify a bank card, we debit a small amount and then refund it.

      The terms and charges of your bank still apply. You may remove a payment method
      at any time, except while a transaction with it is pending.`,
  },
]
