import type { Core } from '@strapi/strapi'
import type { AdminUser } from '../access/acting-user.ts'
import { abilityOf, permissionChecker } from '../access/document-permission.ts'
import { readDocument } from '../editing/read-document.ts'
import type { Schedule } from './schedule-store.ts'

interface Account extends AdminUser {
  readonly isActive: boolean
  readonly blocked: boolean
}

export async function scheduledUser(strapi: Core.Strapi, { userId }: Schedule): Promise<Account | null> {
  return strapi.db.query('admin::user').findOne({ where: { id: userId }, populate: ['roles'] })
}

/** Why a schedule can no longer be executed; undefined when it can. Rights are those at present. */
export async function reasonToCancel(
  strapi: Core.Strapi,
  { entryType, entryId, action, userName }: Schedule,
  user: Account | null,
): Promise<string | undefined> {
  if (!user) return `The account of ${userName} was deleted.`
  if (!user.isActive || user.blocked) return `The account of ${userName} was deactivated.`
  const version = action === 'publish' ? 'draft' : 'published'
  const document = await readDocument(strapi, entryType, entryId, version)
  if (!document) return action === 'publish' ? 'The entry was deleted.' : 'The entry was not published.'
  const checker = permissionChecker(strapi, entryType, await abilityOf(strapi, user))
  return checker.cannot[action](document) ? `${userName} may no longer ${action} this entry.` : undefined
}
