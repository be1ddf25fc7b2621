import type { Core } from '@strapi/strapi'
import { MENU } from './menu-version.ts'

const ITEM = 'plugin::navigation.navigation-item'

/**
 * Deletes a menu with its items; returns what the plugin answers. The plugin does not wait for the items, so it cannot do
 * this in a transaction.
 */
export async function deleteMenu(strapi: Core.Strapi, documentId: string): Promise<object> {
  const items: { documentId: string }[] = await strapi.db
    .query(ITEM)
    .findMany({ select: ['documentId'], where: { master: { documentId } } })
  for (const item of items) await strapi.documents(ITEM).delete({ documentId: item.documentId })
  await strapi.documents(MENU).delete({ documentId, locale: '*' })
  return {}
}
