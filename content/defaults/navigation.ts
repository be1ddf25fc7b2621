import type { NavigationItem } from '../model/navigation.ts'
import { ADDRESSES } from './addresses.ts'

const PLAIN = { description: '', shortcut: '', newTab: false, audience: [], items: [] }

/** The menu that a new content service is seeded with. */
export const DEFAULT_NAVIGATION: readonly NavigationItem[] = [
  group('Consumers', [
    internal('Pay in store', '/pay-in-store', 'Contactless, Bluetooth, or QR code'),
    internal('Pay online', '/pay-online', 'Confirm with a unique code'),
    internal('What we offer', '/what-we-offer', 'The wallet and the network'),
    internal('Help Center', '/help-center', 'Guides, FAQs, and troubleshooting'),
  ]),
  group('Business', [
    {
      ...internal('Physical store', '/local-store', 'Cashback, marketing, and analytics', [
        anchorLink('Installation packs', '/local-store#installation-packs', 'One-time prices'),
        internal('Installation form', '/ls-inst-form', 'Join with your store'),
      ]),
      shortcut: 'For stores',
    },
    internal('Online store', '/os-inst-form', 'Join with WooCommerce or PrestaShop'),
  ]),
  group('Partners', [
    internal('Local partners', '/local-partners', 'Bring stores in your area to the network', [
      internal('Become a local partner', '/lp-form', 'Send us your details'),
    ]),
    internal('Banks', '/banks', 'What your bank and its customers gain'),
    group('Technology', [
      internal('Software partners', '/software-partners', 'Connect your product'),
      internal('Visionary developers', '/visionary-developers', 'Pitch a new idea'),
      internal('Technology partnerships', '/technology-partnerships', 'Build with us'),
    ]),
    internal('Partnerships', '/partnerships', 'Ways to work with us'),
  ]),
  group('Company', [
    internal('About Us', '/about-us', 'Strategy, mission, and leadership'),
    internal('News', '/news', 'Embedded finance in MENA'),
    external('Blog', ADDRESSES.blog, 'Payments and loyalty'),
    internal('Careers', '/careers', 'Jobs and applications', [
      group('Open positions', [
        internal('Mobile developer', '/careers/mobile-developer', 'Full time, Cascais'),
        internal('Java/Scala developer', '/careers/java-scala-developer', 'Full time, Cascais'),
        internal('Plugin developer', '/careers/plugin-developer-for-e-commerce-platforms', 'Temporary'),
        internal('Graphic designer', '/careers/graphic-designer', 'Full time, Cascais'),
        internal('SEO specialist', '/careers/seo-specialist', 'Full time, Cascais'),
      ]),
      internal('Discover your future', '/careers/discover-your-future-with-beam-wallet', 'Sign up for jobs'),
      internal('Spontaneous application', '/careers/spontaneous-application', 'Apply without an opening'),
    ]),
    internal('Investors', '/investors', 'The numbers and the business', [
      internal('Investors form', '/investors-form', 'Talk to our team'),
    ]),
    { ...internal('Contacts', '/contacts', 'Send us a message'), shortcut: 'Contacts' },
  ]),
]

/** The menu when neither navigation nor page list can be loaded, and neither is cached. */
export const FALLBACK_NAVIGATION: readonly NavigationItem[] = [
  internal('About Us', '/about-us'),
  internal('Careers', '/careers'),
  internal('Investors', '/investors'),
  internal('Contacts', '/contacts'),
]

type Items = readonly NavigationItem[]

function internal(title: string, address: string, description = '', items: Items = []): NavigationItem {
  return { ...PLAIN, title, description, type: 'INTERNAL', address, items }
}

/** An item that only opens its submenu. */
function group(title: string, items: Items): NavigationItem {
  return { ...PLAIN, title, type: 'WRAPPER', address: '', items }
}

/** A link to an anchor on a page. */
function anchorLink(title: string, address: string, description: string): NavigationItem {
  return { ...PLAIN, title, description, type: 'WRAPPER', address }
}

function external(title: string, address: string, description: string): NavigationItem {
  return { ...PLAIN, title, description, type: 'EXTERNAL', address, newTab: true }
}
