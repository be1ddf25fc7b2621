/**
 * External addresses and mailboxes. The owner's are placeholders until an editor enters the real ones; those of public
 * bodies, at the end, are real.
 */
export const ADDRESSES = {
  appStore: 'https://apps.example.com/ios/beam-wallet',
  googlePlay: 'https://apps.example.com/android/beam-wallet',
  storePackShop: 'https://shop.example.com/physical-store-pack',
  onlinePackShop: 'https://shop.example.com/online-store-plugin-pack',
  ranking: 'https://www.example.com/documents/ranking.pdf',
  /** The id is a placeholder for the 11-character id of the real video. */
  platformVideo: 'https://www.youtube.com/watch?v=BeamWallet0',
  blog: 'https://blog.example.com/',
  knowledgeBase: 'https://support.example.com/knowledge-base',
  supportFaqs: 'https://support.example.com/faqs',
  troubleshooting: 'https://support.example.com/troubleshooting',

  facebook: 'https://social.example.com/facebook/beam-wallet',
  x: 'https://social.example.com/x/beam-wallet',
  linkedin: 'https://social.example.com/linkedin/beam-wallet',
  instagram: 'https://social.example.com/instagram/beam-wallet',
  youtube: 'https://social.example.com/youtube/beam-wallet',

  careersMailbox: 'careers@example.com',
  partnersMailbox: 'partners@example.com',
  legalMailbox: 'legal@example.com',
  privacyMailbox: 'privacy@example.com',

  complaintsBook: 'https://www.livroreclamacoes.pt/Inicio/',
  consumerPortal: 'https://www.consumidor.gov.pt/',
  dataProtectionAuthority: 'https://www.cnpd.pt/',
} as const
