import type { Footer } from '../model/footer.ts'
import { ADDRESSES } from './addresses.ts'
import { illustration } from './compose.ts'
import { PARTNER_LOGOS } from './partner-logos.ts'
import { parseMarkdown } from './parse-markdown.ts'

export const DEFAULT_FOOTER: Footer = {
  newsletterTitle: 'News from Beam Wallet',
  newsletterNote: 'Sign-up is not open yet. Nothing you enter is sent or stored.',
  newsletterHidden: false,
  partners: PARTNER_LOGOS.slice(0, 4),
  logo: null,
  description: parseMarkdown(
    'Beam Wallet is a mobile wallet and payments network. Pay in stores and online, and earn cashback you can spend anywhere on the network.',
  ),
  quickLinksTitle: 'Quick links',
  quickLinks: [
    { title: 'Blog', url: ADDRESSES.blog, external: true },
    { title: 'Help Center', url: '/help-center', external: false },
    { title: 'Terms and Conditions', url: '/terms', external: false },
    { title: 'Privacy Policy', url: '/privacy-policy', external: false },
    { title: 'Contacts', url: '/contacts', external: false },
    { title: 'Accessibility', url: '/accessibility', external: false },
  ],
  downloadTitle: 'Get the app',
  appStoreUrl: ADDRESSES.appStore,
  googlePlayUrl: ADDRESSES.googlePlay,
  socialLinks: [
    { url: ADDRESSES.facebook, iconClass: 'facebook' },
    { url: ADDRESSES.instagram, iconClass: 'instagram' },
    { url: ADDRESSES.x, iconClass: 'x' },
    { url: ADDRESSES.linkedin, iconClass: 'linkedin' },
    { url: ADDRESSES.youtube, iconClass: 'youtube' },
  ],
  copyrightText: '© Beam Wallet. All rights reserved.',
  legalText:
    'In the event of a dispute, consumers may use an alternative dispute resolution body ' +
    '(Resolução Alternativa de Litígios, RAL). The consumer portal lists these bodies.',
  legalName: '',
  legalAddress: '',
  registrationNumber: '',
  taxNumber: '',
  licenseEntry: '',
  certifications: [
    {
      url: ADDRESSES.complaintsBook,
      picture: illustration('seal-complaints', 'Complaints book (Livro de Reclamações)'),
    },
    {
      url: ADDRESSES.consumerPortal,
      picture: illustration(
        'seal-disputes',
        `Consumer portal (${new URL(ADDRESSES.consumerPortal).hostname})`,
      ),
    },
  ],
}
