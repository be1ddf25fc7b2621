import { FACTS } from '../facts.ts'
import type { DraftClause } from './number-clauses.ts'

/** How payments, credits, cashback, vouchers and refunds work. */
export const TERMS_MONEY: readonly DraftClause[] = [
  {
    key: 'paying',
    title: 'Paying with the wallet',
    body: `In a physical store, you pay contactless, over Bluetooth, or with a QR code, depending on the
      store. In an online store, you authenticate yourself with a unique code that you enter on its website.

      Check the amount and the recipient before you confirm. By confirming, you instruct us to carry out the
      transaction. The contract for the goods or services is between you and the participating establishment.`,
  },
  {
    key: 'credits',
    title: 'Credits',
    body: `You buy credits with a payment method. The purchase takes place when the payment method authorizes
      the payment. **After authorization, the payment cannot be revoked.** See {refunds} for
      when value is returned to you.

      You can spend credits at participating establishments. They are not a deposit and earn no interest.`,
  },
  {
    key: 'loyalty',
    title: 'Loyalty credits (cashback)',
    body: `Participating establishments return part of a transaction to you as loyalty credits. Each of them sets its own
      percentage. The percentage shown when you pay applies.

      Loyalty credits have no expiry and no geographic limit. You may spend them at any participating establishment on the
      network. If a transaction is reversed, the loyalty credits that came from it are reversed as well.`,
  },
  {
    key: 'vouchers',
    title: 'Vouchers, promo codes, and partner campaigns',
    body: `The conditions of a voucher or promo code are those stated on it by its issuer: what it can be used for, where, and until
      when.

      Campaigns by partners are temporary and end on the day stated in them. The end of a campaign does not affect loyalty credits that you have
      already earned.`,
  },
  {
    key: 'refused-credits',
    title: 'When credits are refused',
    body: `If a participating establishment refuses your credits, or credits do not appear in your account as they should, report
      it to us within ${FACTS.refusedCreditReportPeriod}. State the establishment, the date, and the amount. We look into it with the
      establishment and tell you the result.`,
  },
  {
    key: 'refunds',
    title: 'Reversals and refunds',
    body: `Complaints about goods or services go to the participating establishment first. If it agrees to a refund, or the
      law entitles you to one, the transaction is reversed through the service.

      We carry out a reversal or refund within ${FACTS.refundPeriod}, to the payment method with which the transaction was
      originally made. What you paid with loyalty credits or vouchers is returned in the same form. It may take your bank a few more days
      to show the amount on your statement.`,
  },
  {
    key: 'prices',
    title: 'Prices and charges',
    body: `The app is free of charge for users on both app stores. Your bank or mobile operator may charge you for its own services.

      Merchants join with a one-time installation pack. It costs ${FACTS.storePackPrice} for a physical store, which needs
      internet access, and ${FACTS.onlinePackPrice} for an online store, which needs an online store on the e-commerce plugin.
      The packs are described [on this website](/local-store#installation-packs).`,
  },
]
