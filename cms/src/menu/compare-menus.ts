import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import type { Line } from '../editing/readable-lines.ts'
import { exceededMenuLimit } from './menu-limits.ts'
import { itemTitles, menuLines, pagePaths } from './menu-lines.ts'

interface Menu {
  readonly documentId: string
  readonly items?: unknown
}

/**
 * The items of a menu that is not saved, and those of the stored one. Null when the response is set to an error: 404 or
 * 403 when there is no such menu or the user may not read it, 400 for a menu beyond the limits.
 */
export async function compareMenus(
  strapi: Core.Strapi,
  ctx: Context,
  documentId: unknown,
  mine: object,
): Promise<{ mine: Line[]; theirs: Line[] } | null> {
  if (!ctx.state.userAbility.can('plugin::navigation.read')) {
    ctx.forbidden()
    return null
  }
  const { items } = mine as Partial<Menu>
  const limit = exceededMenuLimit(items)
  if (limit) {
    ctx.badRequest(`Not compared: ${limit}`)
    return null
  }
  const menus: readonly Menu[] = await strapi.plugin('navigation').service('admin').get({})
  const stored = menus.find((menu) => menu.documentId === documentId)
  if (!stored) {
    ctx.notFound()
    return null
  }
  const names = { paths: await pagePaths(strapi), titles: itemTitles(stored.items) }
  return { mine: menuLines(items, names), theirs: menuLines(stored.items, names) }
}
