import type { STANDARD_SIZE_ILLUSTRATIONS } from './standard-size-illustrations.ts'

/** Size of an illustration in CSS pixels at full size; of some, also the shape by which style sheets recognize it. */
type Size = readonly [width: number, height: number, shape?: 'tall' | 'panorama' | 'screen']

const STANDARD: Size = [640, 560]
/** For what is as high as a phone. */
const TALL: Size = [600, 640, 'tall']
/** A panorama. */
const BROAD: Size = [900, 360, 'panorama']
/** A high one, whose words are readable on phones, too. */
const HIGH_BROAD: Size = [900, 500, 'panorama']
/** One that is readable on phones, too. */
const WIDE: Size = [720, 400]
/** A part of a phone's screen, as high as the tiles of steps. */
const SCREEN: Size = [720, 540, 'screen']
const SECTION: Size = [560, 460]
const TILE: Size = [320, 240]
const ICON: Size = [160, 160]
const PORTRAIT: Size = [240, 280]
const LOGO: Size = [160, 64]

/** The sizes of all illustrations that are not heroes: the website's scripts contain no other names. */
export const OTHER_ILLUSTRATIONS = {
  'wallet-home': TALL,
  'wallet-balance': TALL,
  'store-tools': TALL,
  'wallet-cards': SECTION,
  'pay-tap': SECTION,
  'pay-bluetooth': SECTION,
  'terminal-receipt': SECTION,
  'secure-payment': SECTION,
  'merchant-dashboard': SECTION,
  'merchant-campaign': SECTION,
  'customer-cards': SECTION,
  'store-platform': SECTION,
  'inventory-alert': SECTION,
  'feedback-stars': SECTION,
  'sales-assistant': SECTION,
  voucher: SECTION,
  'ranking-podium': SECTION,
  'growth-chart': BROAD,
  'software-connected': HIGH_BROAD,
  'software-plugin': STANDARD,
  'bank-platform': SECTION,
  'code-plugin': SECTION,
  token: TALL,
  strategy: TILE,
  vision: TILE,
  philosophy: TILE,
  mission: TILE,
  'job-mobile': ICON,
  'job-java': ICON,
  'job-plugin': ICON,
  'job-design': ICON,
  'job-seo': ICON,
  'job-future': ICON,
  'market-stall': TILE,
  'help-book': TILE,
  'help-question': TILE,
  'help-tools': TILE,
  'installation-pack': TILE,
  'online-pack': TILE,
  'wallet-aloud': SECTION,
  'platform-tool': SECTION,
  'store-device': SECTION,
  'wallet-feature': SECTION,
  'shared-campaign': SECTION,
  'field-test': SECTION,
  'product-described': TILE,
  'fit-agreed': TILE,
  'pay-choice': TILE,
  'code-typed': TILE,
  'parcel-coin': TILE,
  'partner-visit': TILE,
  'first-payment': TILE,
  'merchant-question': TILE,
  'area-feedback': TILE,
  'card-added': TILE,
  'card-verified': TILE,
  'card-chosen': TILE,
  'card-rewarded': TILE,
  'pack-choice': TILE,
  'shop-open': TILE,
  'new-partner': TILE,
  'form-sent': TILE,
  'form-paused': TILE,
  'details-checked': TILE,
  'date-arranged': TILE,
  'terminal-installed': TILE,
  'store-contacted': TILE,
  'plugin-added': TILE,
  'pack-question': TILE,
  'cv-read': TILE,
  'next-talk': TILE,
  'area-map': TILE,
  'partner-request': TILE,
  'area-reviewed': TILE,
  'role-discussed': TILE,
  'partner-offer': TILE,
  'role-question': TILE,
  'bank-contract': TILE,
  'payment-path': WIDE,
  'search-shoppers': WIDE,
  'search-merchants': WIDE,
  'code-module': SECTION,
  'code-checkout': SECTION,
  'store-systems': SECTION,
  'screen-cards': SCREEN,
  'screen-pay': SCREEN,
  'screen-cashback': SCREEN,
  'design-campaign': SECTION,
  'design-storyboard': SECTION,
  'design-report': SECTION,
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

/** Every name has a scene in art/scenes (a test compares them). */
export type Illustration = (typeof STANDARD_SIZE_ILLUSTRATIONS)[number] | keyof typeof OTHER_ILLUSTRATIONS

/** Width and height of the image, so that the layout does not shift, and its shape. */
export function illustrationSize(name: Illustration): Size {
  const sizes: Partial<Readonly<Record<Illustration, Size>>> = OTHER_ILLUSTRATIONS
  return sizes[name] ?? STANDARD
}

/**
 * Illustrations of one size that pages show together. Each set is one file, so that a page loads it with one
 * request.
 */
export const ILLUSTRATION_SETS = {
  marks: ['logo-a', 'logo-b', 'logo-c', 'logo-d', 'logo-e', 'logo-f', 'seal-complaints', 'seal-disputes'],
  people: ['person-a', 'person-b', 'person-c', 'person-d'],
  jobs: ['job-mobile', 'job-java', 'job-plugin', 'job-design', 'job-seo', 'job-future'],
  help: ['help-book', 'help-question', 'help-tools'],
  steps: [
    'form-sent',
    'form-paused',
    'details-checked',
    'date-arranged',
    'terminal-installed',
    'store-contacted',
    'plugin-added',
    'pack-question',
    'cv-read',
    'next-talk',
  ],
  partner: [
    'area-map',
    'partner-request',
    'area-reviewed',
    'role-discussed',
    'partner-offer',
    'role-question',
  ],
  applying: ['open-positions', 'work-in-use'],
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
