import type { Core } from '@strapi/strapi'
import { actingUser } from '../access/acting-user.ts'
import { lockDocument } from '../database/lock-document.ts'
import { markSaved, MENU } from './menu-version.ts'
import type { PluginFactory } from './plugin-factory.ts'

/** What the plugin's service does after a field of menu items was removed from its settings. */
export interface PruningService {
  pruneCustomFields(request: { readonly removedFields: readonly unknown[] }): Promise<void>
}

/**
 * Gives all menus a new version when the values of a removed field are deleted: a menu that was loaded before would
 * store them again. One transaction, in which nobody else saves a menu.
 */
export function pruneFields<Service extends PruningService>(
  createService: PluginFactory<Service>,
): PluginFactory<Service> {
  return (context) => {
    const service = createService(context)
    const { strapi } = context
    return {
      ...service,
      async pruneCustomFields(this: Service, request) {
        await strapi.db.transaction(async ({ trx }) => {
          const menus = await allMenus(strapi)
          for (const { documentId } of menus) await lockDocument(strapi, trx, documentId)
          await service.pruneCustomFields.call(this, request)
          for (const menu of menus) await markSaved(strapi, menu, actingUser(strapi)?.id ?? null)
        })
      },
    }
  }
}

/** Always in the same order, in which they are locked. */
async function allMenus(strapi: Core.Strapi): Promise<{ id: number; documentId: string }[]> {
  return strapi.db.query(MENU).findMany({ select: ['id', 'documentId'], orderBy: { documentId: 'asc' } })
}
