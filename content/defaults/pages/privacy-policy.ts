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
  colourWorld: 'Charcoal',
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
      clauses: numberClauses('/privacy-policy', [...PRIVACY_DATA, ...PRIVACY_RIGHTS]),
    }),
    block('service-table', {
      title: 'What this website stores on your device',
      intro:
        'Only this website can read this data. Clearing your browser’s data for this website removes it.',
      featureHeading: 'What',
      descriptionHeading: 'What it is for',
      benefitHeading: 'Where, and until when',
      rows: [
        {
          feature: 'Cookie choice (cookie-consent)',
          description: 'Remembers “accepted” or “declined” so that we do not ask again.',
          benefit: 'Local storage, until you clear it.',
        },
        {
          feature: 'Menu and footer',
          description: 'Copies that make moving between pages faster.',
          benefit: 'Session storage, until you close the tab.',
        },
        {
          feature: 'Your place on the site',
          description:
            'How far you have scrolled on each page. If a page fails to open, its address, so that we reload it only once.',
          benefit: 'Session storage, until you close the tab.',
        },
        {
          feature: 'Answers in progress',
          description:
            'Restores your answers after a reload or a visit to another page. Never holds bank account numbers or files.',
          benefit: 'Session storage, until you send the form or close the tab.',
        },
        {
          feature: 'Reference number of a form you sent',
          description: 'Shows you that we received your form, even if you left the page in the meantime.',
          benefit: 'Session storage, until you have seen it or close the tab.',
        },
        {
          feature: 'Form drafts',
          description:
            'Lets you continue a long installation form later. Never holds bank account numbers or files.',
          benefit: `Local storage, until you send the form or start again, for ${FACTS.draftRetention} at most.`,
        },
      ],
    }),
  ],
})
