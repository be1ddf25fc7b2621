import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { changeMenu } from './change-menu.ts'
import { exceededMenuLimit } from './menu-limits.ts'
import { namesOwnItems } from './names-own-items.ts'

const ITEM = 'plugin::navigation.navigation-item'

const NOT_OF_THIS_MENU =
  'Not saved: some items are not of this menu, or are in it twice. Reload the menu and try again.'

/**
 * Saves the menu that the request names (see changeMenu), within limits, and items of this menu only: otherwise 400, and
 * nothing is changed.
 *
 * @param save what the plugin does
 */
export async function saveMenu(
  strapi: Core.Strapi,
  ctx: Context,
  save: () => Promise<unknown>,
): Promise<unknown> {
  const { items } = (ctx.request.body ?? {}) as { readonly items?: unknown }
  const limit = exceededMenuLimit(items)
  if (limit) return ctx.badRequest(`Not saved: ${limit}`)
  return changeMenu(strapi, ctx, async (documentId) => {
    const stored: { id: number; documentId: string }[] = await strapi.db
      .query(ITEM)
      .findMany({ select: ['id', 'documentId'], where: { master: { documentId } } })
    return namesOwnItems(items, stored) ? save() : ctx.badRequest(NOT_OF_THIS_MENU)
  })
}
