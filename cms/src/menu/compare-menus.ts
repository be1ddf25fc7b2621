import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import type { Line } from '../editing/readable-lines.ts'
import { itemTitles, menuLines, pagePaths } from './menu-lines.ts'

interface Menu {
  readonly documentId: string
  readonly items?: unknown
}

/**
 * The items of a menu that is not saved, and those of the stored one. Null when there is none or the user may not read
 * it: then the response is set to 404 or 403.
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
  const menus: readonly Menu[] = await strapi.plugin('navigation').service('admin').get({})
  const stored = menus.find((menu) => menu.documentId === documentId)
  if (!stored) {
    ctx.notFound()
    return null
  }
  const names = { paths: await pagePaths(strapi), titles: itemTitles(stored.items) }
  return { mine: menuLines((mine as Partial<Menu>).items, names), theirs: menuLines(stored.items, names) }
}
