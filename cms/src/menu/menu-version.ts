import type { Core } from '@strapi/strapi'
import { versionOf, type SavedDraft } from '../concurrent-edits/saved-draft.ts'

/** The type of a menu; its items have a type of their own. */
export const MENU = 'plugin::navigation.navigation'

interface StoredMenu extends SavedDraft {
  readonly id: number
}

/** When and by whom a menu was last saved; null if there is none. A menu has a row for each language. */
export async function findMenu(strapi: Core.Strapi, documentId: string): Promise<StoredMenu | null> {
  return strapi.db.query(MENU).findOne({
    select: ['id', 'updatedAt'],
    where: { documentId },
    orderBy: { updatedAt: 'desc' },
    populate: { updatedBy: true },
  })
}

/** Stores who has just saved a menu. The plugin stores changes of items with the items, and their author nowhere. */
export async function markSaved(
  strapi: Core.Strapi,
  { id }: Pick<StoredMenu, 'id'>,
  user: number | null,
): Promise<void> {
  await strapi.db.query(MENU).update({ where: { id }, data: { updatedBy: user } })
}

/** The versions of all menus, by document id. */
export async function menuVersions(strapi: Core.Strapi): Promise<Map<string, string>> {
  const menus: (StoredMenu & { readonly documentId: string })[] = await strapi.db
    .query(MENU)
    .findMany({ select: ['documentId', 'updatedAt'], orderBy: { updatedAt: 'asc' } })
  return new Map(menus.map((menu) => [menu.documentId, versionOf(menu)]))
}
