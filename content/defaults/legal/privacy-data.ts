import { ADDRESSES } from '../addresses.ts'
import { FACTS } from '../facts.ts'
import type { DraftClause } from './number-clauses.ts'

/** Who processes which personal data, why, with whom and for how long. */
export const PRIVACY_DATA: readonly DraftClause[] = [
  {
    key: 'controller',
    title: 'Who is responsible',
    body: `The company that provides Beam Wallet (“we”) decides why and how your personal data is processed, and is the controller
      under the General Data Protection Regulation (GDPR). For all questions about your data, email
      [${ADDRESSES.privacyMailbox}](mailto:${ADDRESSES.privacyMailbox}) or use the [contact form](/contacts).`,
  },
  {
    key: 'scope',
    title: 'What this policy covers',
    body: `This policy covers this website with its forms, and the Beam Wallet app and network. Stores, banks, app stores, and the
      websites that we link to have policies of their own. Words such as account and transaction have the meaning given in our [terms](/terms).`,
  },
  {
    key: 'forms',
    title: 'Data that you send with a form',
    body: `Each form marks which answers are optional. Without the others we cannot process it.

      - **Contact:** name, email address, subject, and message.
      - **Applications:** name, email address and, if you like, phone number, location, additional information, CV, and cover
        letter. The short sign-up asks for name, country, and email address only.
      - **Installations:** company, tax, and bank details, a contact person, and the profile that customers will see.
      - **Investors and local partners:** name, contact details, company, and for investors the amount they are considering.

      With each form we store when it was sent, which boxes you checked, and which version of the texts they referred to.`,
  },
  {
    key: 'app',
    title: 'Data from the app and the network',
    body: `When you use the app, we process

      - your account details and the bank cards that you link,
      - identity proof (KYC) where it is required,
      - your transactions, credits, loyalty credits, and vouchers,
      - technical data that is needed to keep payments safe.

      A participating establishment learns what it needs to complete a transaction with you and to grant you cashback.`,
  },
  {
    key: 'visits',
    title: 'Data from visiting this website',
    body: `To deliver a page, our server receives your IP address and the name and version of your browser. We use
      the address to prevent abuse, such as automated floods of messages. Our logs contain no names, email addresses,
      or form contents.`,
  },
  {
    key: 'purposes',
    title: 'Why we use data, and our legal basis',
    body: `Article numbers refer to the GDPR.

      - **To carry out a contract, or prepare one at your request** (Article 6(1)(b)): accounts, payments, cashback,
        installations, partnerships, applications.
      - **Because you agreed** (Article 6(1)(a)): answering a message, keeping an application, optional analytics. You can
        withdraw your consent at any time, with effect for the future.
      - **Because the law requires it** (Article 6(1)(c)): identity proof, accounting, complaints.
      - **For our legitimate interest** (Article 6(1)(f)): the safety of the network and the website, and the defense of
        claims.

      We do not sell personal data. This website makes no automated decisions with legal effect for you.`,
  },
  {
    key: 'minors',
    title: 'Minors',
    body: `The service is for adults. We do not knowingly serve minors under ${FACTS.minimumAge} or collect their data. If you
      believe that a minor has given us data, tell us, and we will delete it.`,
  },
  {
    key: 'recipients',
    title: 'Who receives data',
    body: `Within the company, only people who need your data for their work can see it. Outside the company, we share data only with

      - providers who host, send, or secure data for us, bound by contract and by our instructions,
      - banks, payment networks, and participating establishments, as a transaction requires,
      - authorities and courts, where the law requires it.`,
  },
  {
    key: 'transfers',
    title: 'Data outside the European Economic Area',
    body: `If a recipient is located outside the European Economic Area, a safeguard applies. We transfer data only to countries
      that the European Commission has found to offer adequate protection, or under its standard contractual clauses. Ask us for a copy of the safeguards.`,
  },
  {
    key: 'retention',
    title: 'How long we keep data',
    body: `We keep personal data for as long as our relationship with you lasts, plus ${FACTS.retentionAfterClosing}. If a form leads to no
      relationship, the ${FACTS.retentionAfterClosing} begin when we receive it.

      If the law requires a longer period, that period applies. If you withdraw your consent or ask for erasure, and nothing
      requires us to keep the data, we delete it sooner.`,
  },
  {
    key: 'security',
    title: 'How we protect data',
    body: `Data is encrypted in transit. Access is limited to those who need it. We check the type of the files that you upload, keep
      them out of public view, and never show them on this website. Bank account numbers and files are not part of the drafts
      described in {cookies}.

      No system is completely secure. If a breach puts your rights at high risk, we inform you and the authority as the law requires.`,
  },
]
