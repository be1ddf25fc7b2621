import { ADDRESSES } from '../addresses.ts'
import { block, page, describedIllustration } from '../compose.ts'
import { FACTS } from '../facts.ts'
import { numberClauses } from '../legal/number-clauses.ts'
import { PRIVACY_DATA } from '../legal/privacy-data.ts'
import { PRIVACY_RIGHTS } from '../legal/privacy-rights.ts'

export const privacyPolicy = page({
  slug: 'privacy-policy',
  title: 'Privacy Policy and Cookies',
  shareTitle: 'Beam Wallet: Privacy Policy and Cookies',
  shareDescription:
    'Which data Beam Wallet collects, why, for how long, what this website stores on your device, and which rights you have.',
  colourWorld: 'Teal',
  blocks: [
    block('hero', {
      category: 'Legal',
      title: 'Privacy Policy',
      description: 'What personal data we collect, why, and what rights you have.',
      backgroundColor: 'Teal',
      picture: describedIllustration('privacy-shield'),
      imagePosition: 'right',
    }),
    block('legal-text', {
      intro: `### In short

        - We only collect the data each form needs, and we do not sell it.
        - We keep data for the length of our relationship with you, plus ${FACTS.retentionAfterClosing}.
        - Nothing loads from other companies before you agree or press play.
        - The service is for people aged ${FACTS.minimumAge} and over.

        This is only a summary. The numbered sections contain the full policy.

        ### Contacts

        - Your data and your rights: [${ADDRESSES.privacyMailbox}](mailto:${ADDRESSES.privacyMailbox})
        - Supervisory authority in Portugal: [CNPD](${ADDRESSES.dataProtectionAuthority})`,
      clauses: numberClauses('/privacy-policy', [...PRIVACY_DATA, ...PRIVACY_RIGHTS], 'section'),
    }),
    block('call-to-action', {
      title: 'Questions about your data?',
      text: `Use our contact form or email [${ADDRESSES.privacyMailbox}](mailto:${ADDRESSES.privacyMailbox}). The contract for using Beam Wallet is in our [terms](/terms).`,
      buttonText: 'Contact us',
      buttonUrl: '/contacts',
      backgroundColor: 'None',
    }),
  ],
})
