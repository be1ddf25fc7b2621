import type { NavigationItem } from '../model/navigation.ts'
import { ADDRESSES } from './addresses.ts'

/** The menu that a new content service is seeded with. */
export const DEFAULT_NAVIGATION: readonly NavigationItem[] = [
  group('Consumers', [
    internal('Pay in store', '/pay-in-store'),
    internal('Pay online', '/pay-online'),
    internal('What we offer', '/what-we-offer'),
    internal('Help Center', '/help-center'),
  ]),
  group('Business', [
    internal('Physical store', '/local-store', [
      anchorLink('Installation packs', '/local-store#installation-packs'),
      internal('Installation form', '/ls-inst-form'),
    ]),
    internal('Online store', '/os-inst-form'),
  ]),
  group('Partners', [
    internal('Local partners', '/local-partners', [internal('Become a local partner', '/lp-form')]),
    internal('Banks', '/banks'),
    group('Technology', [
      internal('Software partners', '/software-partners'),
      internal('Visionary developers', '/visionary-developers'),
      internal('Technology partnerships', '/technology-partnerships'),
    ]),
    internal('Partnerships', '/partnerships'),
  ]),
  group('Company', [
    internal('About Us', '/about-us'),
    internal('News', '/news'),
    external('Blog', ADDRESSES.blog),
    internal('Careers', '/careers', [
      group('Open positions', [
        internal('Mobile developer', '/careers/mobile-developer'),
        internal('Java/Scala developer', '/careers/java-scala-developer'),
        internal('Plugin developer', '/careers/plugin-developer-for-e-commerce-platforms'),
        internal('Graphic designer', '/careers/graphic-designer'),
        internal('SEO specialist', '/careers/seo-specialist'),
      ]),
      internal('Discover your future', '/careers/discover-your-future-with-beam-wallet'),
      internal('Spontaneous application', '/careers/spontaneous-application'),
    ]),
    internal('Investors', '/investors', [internal('Investors form', '/investors-form')]),
    internal('Contacts', '/contacts'),
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

function internal(title: string, address: string, items: Items = []): NavigationItem {
  return { title, type: 'INTERNAL', address, newTab: false, audience: [], items }
}

/** An item that only opens its submenu. */
function group(title: string, items: Items): NavigationItem {
  return { title, type: 'WRAPPER', address: '', newTab: false, audience: [], items }
}

/** A link to an anchor on a page. */
function anchorLink(title: string, address: string): NavigationItem {
  return { title, type: 'WRAPPER', address, newTab: false, audience: [], items: [] }
}

function external(title: string, address: string): NavigationItem {
  return { title, type: 'EXTERNAL', address, newTab: true, audience: [], items: [] }
}
