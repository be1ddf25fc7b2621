import { FACTS } from '../facts.ts'
import type { DraftClause } from './number-clauses.ts'
import { PACKS_URL } from '../packs-url.ts'

/** How payments, credits, cashback, vouchers and refunds work. */
export const TERMS_MONEY: readonly DraftClause[] = [
  {
    key: 'paying',
    title: 'Paying with the wallet',
    body: `In a physical store, you pay contactless, over Bluetooth, or with a QR code, depending on the store. In an online
      store, you authenticate yourself with a unique code that you enter on its website.

      Check the amount and the recipient. By confirming, you instruct us to carry out the transaction. The contract for the
      goods or services is between you and the participating establishment.`,
  },
  {
    key: 'credits',
    title: 'Credits',
    body: `You buy credits with a payment method. The purchase takes place when the payment method authorizes the payment.
      **After authorization, the payment cannot be revoked.** See {refunds} for when value is returned to you.

      Credits are not a deposit and earn no interest.`,
  },
  {
    key: 'loyalty',
    title: 'Loyalty credits (cashback)',
    body: `Participating establishments return part of a transaction to you as loyalty credits. Each sets its own percentage.
      The percentage shown when you pay applies.

      Loyalty credits have no expiry and no geographic limit. You may spend them at any participating establishment. If a
      transaction is reversed, so are its loyalty credits.`,
  },
  {
    key: 'vouchers',
    title: 'Vouchers, promo codes, and partner campaigns',
    body: `Each voucher or promo code states its conditions: what it can be used for, where, and until when.

      Partner campaigns are temporary and end on their stated date. You keep the loyalty credits that you have earned.`,
  },
  {
    key: 'refused-credits',
    title: 'When credits are refused',
    body: `If a participating establishment refuses your credits, or credits are missing from your account, report it to us
      within ${FACTS.refusedCreditReportPeriod}. State the establishment, the date, and the amount. We look into it and tell
      you the result.`,
  },
  {
    key: 'refunds',
    title: 'Reversals and refunds',
    body: `Complaints about goods or services go to the participating establishment first. If it agrees to a refund, or the
      law entitles you to one, the transaction is reversed.

      We carry out a reversal or refund within ${FACTS.refundPeriod}, to the payment method with which the transaction was
      originally made. What you paid with loyalty credits or vouchers is returned in the same form.`,
  },
  {
    key: 'prices',
    title: 'Prices and charges',
    body: `The app is free for users on both app stores.

      Merchants join with a one-time [installation pack](${PACKS_URL}). It costs ${FACTS.storePackPrice} for
      a physical store, which needs internet access, and ${FACTS.onlinePackPrice} for an online store, which needs the
      e-commerce plugin.`,
  },
]
