import { FACTS } from '../facts.ts'
import type { DraftClause } from './number-clauses.ts'

/** What the contract is, what its words mean and who may enter into it. */
export const TERMS_AGREEMENT: readonly DraftClause[] = [
  {
    key: 'about',
    title: 'About these terms',
    body: `These General Terms and Conditions are the contract between you and the company that provides Beam Wallet (the
      **provider**, “we”, “us”). They cover the Beam Wallet app, the payments network behind it, and this website
      (together, the **service**). They are in force from ${FACTS.termsInForce}.

      How we treat personal data is described in our [Privacy Policy and Cookies](/privacy-policy). Nothing in these terms
      takes away rights that the law gives consumers and does not allow a contract to change.`,
  },
  {
    key: 'definitions',
    title: 'Defined terms',
    body: `In these terms, the following words have these meanings.

      - **User:** a consumer who uses the service.
      - **Account:** the record that we keep for you in the service, with your payment methods, credits, loyalty credits,
        vouchers, and transactions.
      - **Account holder:** the person in whose name an account is open, and the only person who may use it.
      - **Participating establishments:** the physical and online stores that accept Beam Wallet. We also call them
        **merchants**.
      - **Credits:** value in your account that you have bought with a payment method and can spend at participating
        establishments.
      - **Loyalty credits:** value that a participating establishment returns to your account after a transaction. On this
        website we call it cashback.
      - **Vouchers:** value or an advantage, issued by or for a participating establishment, that you redeem under the
        conditions stated on it.
      - **Transaction:** a payment, or another movement of credits, loyalty credits, or vouchers, made with the service.
      - **Reversal or refund:** the cancellation of a transaction, in whole or in part, by which its value is returned to where
        it came from.
      - **Bank card:** a debit, credit, or prepaid card in your name that you link to your account.
      - **Payment method:** a bank card, or any other means of payment that the service accepts.
      - **Identity proof (KYC):** the documents and checks that show us who you are (“know your customer”).`,
  },
  {
    key: 'acceptance',
    title: 'Accepting the terms, and who may use the service',
    body: `You accept these terms when you open an account, or when you check the box that refers to them on a form. If you do
      not agree with them, please do not use the service. You may read this website without accepting anything.

      To open an account, you must be at least ${FACTS.minimumAge} years old and able to enter into a contract. The account is for
      your own use as a consumer. If you join the network for a merchant, you confirm that you are authorized to act for it. See {merchants}
      for the rules that apply to merchants.`,
  },
]
