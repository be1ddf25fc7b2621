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
      description: 'What we know about you, why, and how to make us forget it.',
      backgroundColor: 'Teal',
      picture: describedIllustration('privacy-shield'),
      imagePosition: 'left',
    }),
    block('legal-text', {
      intro: `### In short

        - We ask for what a form needs, and we do not sell data.
        - We keep data while we deal with each other, plus ${FACTS.retentionAfterClosing}.
        - Nothing from other companies loads before you agree to it or press play.
        - The service is for people of ${FACTS.minimumAge} and over.

        This summary helps you find your way. The numbered sections say it in full.`,
      clauses: numberClauses('/privacy-policy', [...PRIVACY_DATA, ...PRIVACY_RIGHTS]),
    }),
    block('service-table', {
      title: 'What this website stores on your device',
      intro:
        'All of it is readable by this website alone, and goes when you clear your browser’s data for it.',
      featureHeading: 'What',
      descriptionHeading: 'Why',
      benefitHeading: 'Where, and until when',
      rows: [
        {
          feature: 'Cookie choice (cookie-consent)',
          description: 'Remembers “accepted” or “declined”, so that we do not ask again.',
          benefit: 'Local storage, until you clear it.',
        },
        {
          feature: 'Menu and footer',
          description: 'Copies that spare you a wait when you go from page to page.',
          benefit: 'Session storage, until you close the tab.',
        },
        {
          feature: 'Answers in progress',
          description:
            'Spares you typing a form again after a reload or a visit to another page. Never holds bank account numbers or files.',
          benefit: 'Session storage, until you send the form or close the tab.',
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
