import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { changeMenu } from './change-menu.ts'
import { exceededMenuLimit } from './menu-limits.ts'

/**
 * Saves the menu that the request names (see changeMenu), within limits: otherwise 400, and nothing is changed.
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
  return changeMenu(strapi, ctx, save)
}
