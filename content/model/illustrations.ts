/** Size of an illustration in CSS pixels at full size. */
type Size = readonly [width: number, height: number]

const HERO: Size = [640, 560]
/** For what is as high as a phone. */
const TALL: Size = [600, 640]
/** A panorama. */
const BROAD: Size = [900, 360]
/** One that is readable on phones, too. */
const WIDE: Size = [720, 400]
const SECTION: Size = [560, 460]
const TILE: Size = [320, 240]
const ICON: Size = [160, 160]
const PORTRAIT: Size = [240, 280]
const LOGO: Size = [160, 64]

/**
 * The illustrations and their sizes. Every name has a scene in art/scenes (a test compares them); the website uses the
 * size as width and height of the image, so that the layout does not shift.
 */
export const ILLUSTRATION_SIZES = {
  'wallet-home': TALL,
  'wallet-cards': SECTION,
  'wallet-cashback': HERO,
  'linked-cards': HERO,
  'savings-jar': HERO,
  'find-shops': HERO,
  'sofa-shopping': HERO,
  'show-someone': HERO,
  'pay-contactless': HERO,
  'pay-tap': SECTION,
  'pay-qr': HERO,
  'pay-bluetooth': SECTION,
  'terminal-receipt': SECTION,
  'coins-returning': HERO,
  'online-checkout': HERO,
  'online-shop': HERO,
  'online-code': SECTION,
  'secure-payment': SECTION,
  'shop-front': HERO,
  'shop-counter': HERO,
  'merchant-dashboard': SECTION,
  'merchant-campaign': SECTION,
  'customer-cards': SECTION,
  'inventory-alert': SECTION,
  'feedback-stars': SECTION,
  'sales-assistant': SECTION,
  voucher: SECTION,
  'network-map': HERO,
  'ranking-podium': SECTION,
  'growth-chart': BROAD,
  'investor-table': HERO,
  'shares-ring': HERO,
  'bank-building': HERO,
  'bank-partnership': HERO,
  'bank-platform': SECTION,
  'developer-desk': HERO,
  'code-plugin': SECTION,
  'point-of-sale': HERO,
  'technology-gears': HERO,
  'technology-layers': HERO,
  'partners-handshake': HERO,
  'partner-network': HERO,
  'local-partner': HERO,
  'town-map': HERO,
  token: TALL,
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
  'job-future': ICON,
  'news-mena': HERO,
  'market-stall': TILE,
  'help-book': TILE,
  'help-question': TILE,
  'help-desk': HERO,
  'help-tools': TILE,
  'contact-letters': HERO,
  'application-letter': HERO,
  'legal-scales': HERO,
  'privacy-shield': HERO,
  accessibility: HERO,
  'not-found': HERO,
  'installation-pack': TILE,
  'online-pack': TILE,
  'pencil-form': HERO,
  regulars: HERO,
  'ask-anything': HERO,
  reading: HERO,
  'empty-chair': HERO,
  'idea-board': HERO,
  'idea-sketch': HERO,
  'idea-email': HERO,
  'wallet-aloud': SECTION,
  'busy-hours': SECTION,
  'shared-campaign': SECTION,
  'field-test': SECTION,
  lifebuoy: HERO,
  'email-draft': HERO,
  'application-email': HERO,
  'application-mobile': HERO,
  'application-java': HERO,
  'application-plugin': HERO,
  'application-design': HERO,
  'application-seo': HERO,
  'search-page': HERO,
  answer: HERO,
  'pay-choice': TILE,
  'code-typed': TILE,
  'parcel-coin': TILE,
  'pack-choice': TILE,
  'shop-open': TILE,
  'app-build': HERO,
  'payment-path': WIDE,
  'code-module': SECTION,
  'search-shoppers': HERO,
  'search-merchants': HERO,
  'plugin-build': HERO,
  'code-checkout': SECTION,
  'screen-cards': SECTION,
  'screen-pay': SECTION,
  'screen-cashback': SECTION,
  'design-sticker': HERO,
  'design-campaign': SECTION,
  'design-storyboard': SECTION,
  'design-report': SECTION,
  stargazer: HERO,
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
  'seal-complaints': LOGO,
  'seal-disputes': LOGO,
} as const satisfies Readonly<Record<string, Size>>

export type Illustration = keyof typeof ILLUSTRATION_SIZES

/** In the order of the editors' menu. */
export const ILLUSTRATIONS = Object.keys(ILLUSTRATION_SIZES) as readonly Illustration[]

/**
 * Small illustrations of one size that pages show together. Each set is one file, so that a page loads it with one
 * request.
 */
export const ILLUSTRATION_SETS = {
  marks: ['logo-a', 'logo-b', 'logo-c', 'logo-d', 'logo-e', 'logo-f', 'seal-complaints', 'seal-disputes'],
  people: ['person-a', 'person-b', 'person-c', 'person-d'],
  jobs: ['job-mobile', 'job-java', 'job-plugin', 'job-design', 'job-seo', 'job-future'],
  help: ['help-book', 'help-question', 'help-tools'],
  values: ['strategy', 'vision', 'philosophy', 'mission'],
} as const satisfies Readonly<Record<string, readonly Illustration[]>>

/** Path of the file; for an illustration of a set with the name of its view. */
export function illustrationPath(name: Illustration): string {
  const set = SET_OF.get(name)
  return set ? `/art/sets/${set}.svg#${name}` : `/art/${name}.svg`
}

const SET_OF: ReadonlyMap<Illustration, string> = new Map(
  Object.entries(ILLUSTRATION_SETS).flatMap(([set, names]) => names.map((name) => [name, set] as const)),
)
