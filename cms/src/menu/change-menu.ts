import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { actingUser } from '../access/acting-user.ts'
import { throwConflict, versionOf } from '../concurrent-edits/saved-draft.ts'
import { statedVersion } from '../concurrent-edits/stated-version.ts'
import { lockDocument } from '../database/lock-document.ts'
import { findMenu, markSaved, MENU } from './menu-version.ts'

/**
 * Changes the menu that the request names, unless somebody else has saved it since it was loaded: then 409 with who and
 * when, and 428 if the request does not say what was loaded. One transaction: all items are saved or none, and of two
 * simultaneous saves one is rejected.
 *
 * @param change sets the response's body only if it fails
 * @returns what `change` returns, with the new version
 */
export async function changeMenu(
  strapi: Core.Strapi,
  ctx: Context,
  change: (documentId: string) => Promise<unknown>,
): Promise<unknown> {
  const { documentId = '' } = ctx.params as { documentId?: string }
  const version = statedVersion(ctx, MENU, documentId)
  return strapi.db.transaction(async ({ trx, rollback }) => {
    await lockDocument(strapi, trx, documentId)
    const stored = await findMenu(strapi, documentId)
    if (!stored) return ctx.notFound('This menu was deleted.')
    if (version !== 'any' && version !== versionOf(stored)) throwConflict(ctx, stored, 'this menu')
    const menu = await change(documentId)
    if (ctx.body !== undefined) {
      await rollback()
      return menu
    }
    await markSaved(strapi, stored, actingUser(strapi)?.id ?? null)
    const saved = await findMenu(strapi, documentId)
    return { ...(menu as object), ...(saved && { updatedAt: versionOf(saved) }) }
  })
}
