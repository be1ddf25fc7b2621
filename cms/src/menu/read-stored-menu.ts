import type { Core } from '@strapi/strapi'
import { pagePath } from '../page-path.ts'
import { MENU_TARGET } from './menu-target.ts'

interface Menu {
  readonly documentId: string
  readonly items?: unknown
}

/** A stored menu, and what its items are compared with. */
interface ComparableMenu {
  readonly items: unknown
  /** The paths of all pages by document id, as their drafts have them: an item may link to one that is not published. */
  readonly paths: Readonly<Record<string, string>>
}

/** Null when there is no such menu. */
export async function readStoredMenu(
  strapi: Core.Strapi,
  documentId: unknown,
): Promise<ComparableMenu | null> {
  const menus: readonly Menu[] = await strapi.plugin('navigation').service('admin').get({})
  const stored = menus.find((menu) => menu.documentId === documentId)
  return stored ? { items: stored.items ?? [], paths: await pagePaths(strapi) } : null
}

async function pagePaths(strapi: Core.Strapi): Promise<Record<string, string>> {
  const pages: { documentId: string; slug: string | null }[] = await strapi.db
    .query(MENU_TARGET)
    .findMany({ select: ['documentId', 'slug'], where: { publishedAt: { $null: true } } })
  return Object.fromEntries(pages.map(({ documentId, slug }) => [documentId, pagePath(slug ?? '')]))
}
