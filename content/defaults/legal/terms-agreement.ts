import { FACTS } from '../facts.ts'
import type { DraftClause } from './number-clauses.ts'

/** What the contract is, what its words mean and who may enter into it. */
export const TERMS_AGREEMENT: readonly DraftClause[] = [
  {
    key: 'about',
    title: 'About these terms',
    body: `These General Terms and Conditions are the contract between you and the company that provides Beam Wallet (the
      **provider**, “we”). They cover the app, the payments network, and this website (the **service**), and are in force
      from ${FACTS.termsInForce}.

      They do not limit your rights under consumer law.`,
  },
  {
    key: 'definitions',
    title: 'Defined terms',
    body: `- **User:** a consumer who uses the service.
      - **Account:** our record of your payment methods, credits, loyalty credits, vouchers, and transactions.
      - **Account holder:** the person in whose name an account is open, and the only one who may use it.
      - **Participating establishments:** the physical and online stores that accept Beam Wallet, also called **merchants**.
      - **Credits:** value that you buy with a payment method and can spend at participating establishments.
      - **Loyalty credits:** value that a participating establishment returns to you after a transaction, also called cashback.
      - **Vouchers:** value or a benefit that a participating establishment grants on stated conditions.
      - **Transaction:** a payment, or another movement of credits, loyalty credits, or vouchers, with the service.
      - **Reversal or refund:** the cancellation of all or part of a transaction, which returns its value.
      - **Bank card:** a debit, credit, or prepaid card that you link to your account.
      - **Payment method:** a bank card, or another means of payment that the service accepts.
      - **Identity proof (KYC):** the documents and checks that show us who you are (“know your customer”).`,
  },
  {
    key: 'acceptance',
    title: 'Acceptance and minimum age',
    body: `You accept these terms when you open an account, or check the box that refers to them on a form.

      To open an account, you must be at least ${FACTS.minimumAge} years old and able to enter into a contract. The account is
      for your own use as a consumer. If you join for a merchant, you confirm that you may act for it. The rules for merchants
      are in {merchants}.`,
  },
]
