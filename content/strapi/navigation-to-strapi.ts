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
  parent: Parent = { key: '', path: '' },
): StrapiData[] {
  return items.map((item, index) => {
    const key = [parent.key, kebab(item.title)].filter(Boolean).join('-')
    const target = targetToStrapi(item, documentIdOfSlug, parent.path)
    return {
      title: item.title,
      type: item.type,
      order: index + 1,
      uiRouterKey: key,
      menuAttached: true,
      collapsed: false,
      autoSync: false,
      additionalFields: { description: item.description, shortcut: item.shortcut },
      audience: item.audience,
      ...target,
      items: navigationToStrapi(item.items, documentIdOfSlug, {
        key,
        path: joinPaths(parent.path, target['path']),
      }),
    }
  })
}

interface Parent {
  readonly key: string
  /** The joined paths of the ancestors. */
  readonly path: string
}

/**
 * The path of a WRAPPER that has no target and only opens its submenu. The plugin's editor shows each item with the
 * paths of its ancestors: this one leaves no trace there.
 */
const NO_PATH = '/'

function targetToStrapi(
  item: NavigationItem,
  documentIdOfSlug: (slug: string) => string | null | undefined,
  parentPath: string,
): StrapiData {
  if (item.type === 'EXTERNAL') return { externalPath: item.address }
  if (item.type === 'WRAPPER') return { path: item.address.replace(/^\//, '') || NO_PATH }
  const slug = item.address === '/' ? HOME_SLUG : item.address.slice(1)
  const documentId = documentIdOfSlug(slug)
  if (!documentId)
    throw new Error(`The menu item "${item.title}" links to ${item.address}, which does not exist`)
  return { path: pathBelow(parentPath, slug), related: { documentId, __type: 'api::page.page' } }
}

/** A page has its own URL; this path is only shown to editors, joined to those of the ancestors. */
function pathBelow(parentPath: string, slug: string): string {
  return slug.startsWith(`${parentPath}/`) ? slug.slice(parentPath.length + 1) : slug
}

function joinPaths(parentPath: string, path: unknown): string {
  if (typeof path !== 'string' || path === NO_PATH) return parentPath
  return parentPath === '' ? path : `${parentPath}/${path}`
}

function kebab(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
