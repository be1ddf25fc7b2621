import type { Illustration } from './illustrations.ts'

/** Width and height of a drawing in its own units, which are pixels where it is shown at full size. */
export type Size = readonly [width: number, height: number]

const HERO: Size = [640, 560]
const SECTION: Size = [560, 460]
const TILE: Size = [320, 240]
const ICON: Size = [160, 160]
const PORTRAIT: Size = [240, 280]
const LOGO: Size = [160, 64]

/** How large each drawing is: art/scenes draws on it, the website keeps the place free for it. */
export const SCENE_SIZES: Readonly<Record<Illustration, Size>> = {
  'wallet-home': HERO,
  'wallet-cards': SECTION,
  'wallet-cashback': HERO,
  'pay-contactless': HERO,
  'pay-qr': HERO,
  'pay-bluetooth': SECTION,
  'terminal-receipt': SECTION,
  'coins-returning': HERO,
  'online-checkout': HERO,
  'online-code': SECTION,
  'secure-payment': SECTION,
  'shop-front': HERO,
  'shop-counter': HERO,
  'merchant-dashboard': SECTION,
  'merchant-campaign': SECTION,
  'inventory-alert': SECTION,
  'feedback-stars': SECTION,
  'sales-assistant': SECTION,
  voucher: SECTION,
  'network-map': HERO,
  'ranking-podium': SECTION,
  'growth-chart': HERO,
  'investor-table': HERO,
  'bank-building': HERO,
  'bank-partnership': HERO,
  'developer-desk': HERO,
  'code-plugin': SECTION,
  'partners-handshake': HERO,
  'local-partner': HERO,
  token: HERO,
  strategy: TILE,
  vision: TILE,
  philosophy: TILE,
  mission: TILE,
  team: HERO,
  'career-path': HERO,
  'job-mobile': ICON,
  'job-java': ICON,
  'job-plugin': ICON,
  'job-design': ICON,
  'job-seo': ICON,
  'news-mena': HERO,
  'help-book': TILE,
  'help-question': TILE,
  'help-tools': TILE,
  'contact-letters': HERO,
  'legal-scales': HERO,
  'privacy-shield': HERO,
  'not-found': HERO,
  'installation-pack': TILE,
  'online-pack': TILE,
  'pencil-form': HERO,
  'person-a': PORTRAIT,
  'person-b': PORTRAIT,
  'person-c': PORTRAIT,
  'person-d': PORTRAIT,
  'logo-a': LOGO,
  'logo-b': LOGO,
  'logo-c': LOGO,
  'logo-d': LOGO,
  'logo-e': LOGO,
  'logo-f': LOGO,
}
