import type { NavigationItem } from '../model/navigation.ts'
import { ADDRESSES } from './addresses.ts'
import { PACKS_URL } from './packs-url.ts'

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
        anchorLink('Installation packs', PACKS_URL),
        internal('Installation form', '/ls-inst-form'),
      ]),
      shortcut: 'For stores',
    },
    internal('Online store', '/os-inst-form', 'WooCommerce or PrestaShop'),
    anchorLink('Help for stores', '/help-center#stores', 'Joining, costs, and tools'),
  ]),
  group('Partners', [
    internal('Local partners', '/local-partners', 'Bring stores to the network', [
      internal('Become a local partner', '/lp-form'),
    ]),
    internal('Banks', '/banks', 'What your bank gets'),
    group('Technology', [
      internal('Software partners', '/software-partners'),
      internal('Visionary developers', '/visionary-developers'),
      internal('Technology partnerships', '/technology-partnerships'),
    ]),
    internal('Partnerships', '/partnerships', 'Ways to work with us'),
  ]),
  group('Company', [
    internal('About Us', '/about-us', 'Strategy, mission, and leadership'),
    internal('News', '/news', 'Embedded finance in MENA'),
    external('Blog', ADDRESSES.blog, 'Payments and loyalty'),
    { ...internal('Contacts', '/contacts', 'Send us a message'), shortcut: 'Contact us' },
    internal('Investors', '/investors', 'The numbers and the business', [
      internal('Investors form', '/investors-form'),
    ]),
    internal('Careers', '/careers', 'Jobs and applications', [
      internal('Discover your future', '/careers/discover-your-future-with-beam-wallet'),
      internal('Spontaneous application', '/careers/spontaneous-application'),
      group('Open positions', [
        internal('Mobile developer', '/careers/mobile-developer'),
        internal('Java/Scala developer', '/careers/java-scala-developer'),
        internal('Plugin developer', '/careers/plugin-developer-for-e-commerce-platforms'),
        internal('Graphic designer', '/careers/graphic-designer'),
        internal('SEO specialist', '/careers/seo-specialist'),
      ]),
    ]),
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
function anchorLink(title: string, address: string, description = ''): NavigationItem {
  return { ...PLAIN, title, description, type: 'WRAPPER', address }
}

function external(title: string, address: string, description: string): NavigationItem {
  return { ...PLAIN, title, description, type: 'EXTERNAL', address, newTab: true }
}
