import { block, page } from '../../defaults/compose.ts'
import { DEFAULT_FOOTER } from '../../defaults/footer.ts'
import type { Block } from '../../model/blocks.ts'
import type { NavigationItem } from '../../model/navigation.ts'
import { pagePath } from '../../model/page.ts'
import { checkContent, type CheckedContent } from '../check-content.ts'

export const SITE_INFO = {
  formNames: ['contact'],
  reservedSegments: ['cms', 'sitemap.xml'],
  slugsWithShareImage: ['home', 'news'],
  redirectHosts: ['shop.example'],
}
export const NO_FOOTER = {
  ...DEFAULT_FOOTER,
  quickLinks: [],
  socialLinks: [],
  certifications: [],
  description: [],
}
export const HEAD = block('hero', { title: 'News' })

/** A page at /news without faults, with these blocks below its heading. */
export function news(...blocks: readonly Block[]) {
  return page({ slug: 'news', title: 'News', shareDescription: 'What is new.', blocks: [HEAD, ...blocks] })
}

/** Findings as lines: severity, location, message. The menu links to all pages unless another one is given. */
export function check(given: Partial<CheckedContent>, otherPaths: readonly string[] = []): string[] {
  const navigation = (given.pages ?? []).map(({ title, slug }) => item({ title, address: pagePath(slug) }))
  const nothing = { pages: [], navigation, footer: NO_FOOTER, redirects: [] }
  return checkContent({ ...nothing, ...given }, SITE_INFO, new Set(otherPaths)).map(
    ({ severity, location, message }) => `${severity} ${location} ${message}`,
  )
}

export function item(given: Partial<NavigationItem>): NavigationItem {
  const target = { type: 'INTERNAL', address: '', newTab: false } as const
  return { title: 'Item', description: '', shortcut: '', ...target, audience: [], items: [], ...given }
}
