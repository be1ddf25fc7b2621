import type { NavigationItem } from '../model/navigation.ts'
import { HOME_SLUG } from '../model/page.ts'
import type { StrapiData } from './to-strapi.ts'

/**
 * A menu as the navigation plugin's own service takes it: nested items, ordered from 1.
 * Throws when an INTERNAL item leads to no page: a menu must not be seeded with a dead entry.
 */
export function navigationToStrapi(
  items: readonly NavigationItem[],
  documentIdOfSlug: (slug: string) => string | null | undefined,
  parentKey = '',
): StrapiData[] {
  return items.map((item, index) => {
    const key = [parentKey, kebab(item.title)].filter(Boolean).join('-')
    return {
      title: item.title,
      type: item.type,
      order: index + 1,
      uiRouterKey: key,
      menuAttached: true,
      collapsed: false,
      autoSync: false,
      additionalFields: {},
      audience: item.audience,
      ...targetToStrapi(item, documentIdOfSlug),
      items: navigationToStrapi(item.items, documentIdOfSlug, key),
    }
  })
}

/** The path of a WRAPPER that leads nowhere and only opens its own entries. */
export const ONLY_OPENS = '#'

function targetToStrapi(
  item: NavigationItem,
  documentIdOfSlug: (slug: string) => string | null | undefined,
): StrapiData {
  if (item.type === 'EXTERNAL') return { externalPath: item.address }
  if (item.type === 'WRAPPER') return { path: item.address.replace(/^\//, '') || ONLY_OPENS }
  const slug = item.address === '/' ? HOME_SLUG : item.address.slice(1)
  const documentId = documentIdOfSlug(slug)
  if (!documentId) throw new Error(`The menu item "${item.title}" leads to ${item.address}, which is no page`)
  return { path: slug.replaceAll('/', '-'), related: { documentId, __type: 'api::page.page' } }
}

function kebab(words: string): string {
  return words
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
