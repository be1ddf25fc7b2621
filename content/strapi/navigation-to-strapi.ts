import type { NavigationItem } from '../model/navigation.ts'
import { HOME_SLUG } from '../model/page.ts'
import type { StrapiData } from './to-strapi.ts'

/**
 * A menu in the format of the navigation plugin's service: nested items, ordered from 1.
 * Throws if an INTERNAL item links to no page, so that a menu is not seeded with a broken link.
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

/** The path of a WRAPPER that has no target and only opens its submenu. */
export const NO_PATH = '#'

function targetToStrapi(
  item: NavigationItem,
  documentIdOfSlug: (slug: string) => string | null | undefined,
): StrapiData {
  if (item.type === 'EXTERNAL') return { externalPath: item.address }
  if (item.type === 'WRAPPER') return { path: item.address.replace(/^\//, '') || NO_PATH }
  const slug = item.address === '/' ? HOME_SLUG : item.address.slice(1)
  const documentId = documentIdOfSlug(slug)
  if (!documentId)
    throw new Error(`The menu item "${item.title}" links to ${item.address}, which does not exist`)
  return { path: slug.replaceAll('/', '-'), related: { documentId, __type: 'api::page.page' } }
}

function kebab(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
