import type { Core } from '@strapi/strapi'
import type { AdminUser } from '../access/acting-user.ts'
import { abilityOf, permissionChecker } from '../access/document-permission.ts'
import { readDocument, type StoredDocument } from '../editing/read-document.ts'
import type { Schedule } from './schedule-store.ts'

interface Account extends AdminUser {
  readonly isActive: boolean
  readonly blocked: boolean
}

/** The account on whose behalf a schedule runs; null if it was deleted. */
export async function scheduledUser(strapi: Core.Strapi, { userId }: Schedule): Promise<Account | null> {
  return findAccount(strapi, userId)
}

/** Why a schedule can no longer be executed; undefined when it can. Rights are those at present. */
export async function reasonToCancel(
  strapi: Core.Strapi,
  schedule: Schedule,
  user: Account | null,
): Promise<string | undefined> {
  const { entryType, entryId, action, userName } = schedule
  if (!user) return `The account of ${userName} was deleted.`
  if (!user.isActive || user.blocked) return `The account of ${userName} was deactivated.`
  const version = action === 'publish' ? 'draft' : 'published'
  const document = await readDocument(strapi, entryType, entryId, version)
  if (!document) return action === 'publish' ? 'The entry was deleted.' : 'The entry was not published.'
  if (!(await isPermitted(strapi, schedule, user, document)))
    return `${userName} may no longer ${action} this entry.`
  const isOthers = action === 'publish' && (await isChangedWithoutRight(strapi, schedule, document))
  return isOthers ? CHANGED_WITHOUT_RIGHT : undefined
}

const CHANGED_WITHOUT_RIGHT = 'The page was changed by somebody who may not publish it.'

/**
 * Whether the draft is no longer what was scheduled, and last saved by an account that may not publish it: it would go
 * live in the name of somebody who has not seen it.
 */
async function isChangedWithoutRight(
  strapi: Core.Strapi,
  schedule: Schedule,
  draft: StoredDocument,
): Promise<boolean> {
  const { draftVersion, userId } = schedule
  if (draftVersion && new Date(draftVersion).getTime() === new Date(draft.updatedAt).getTime()) return false
  const editorId = (draft['updatedBy'] as AdminUser | null)?.id
  if (editorId === userId) return false
  const editor = editorId === undefined ? null : await findAccount(strapi, editorId)
  return !editor?.isActive || editor.blocked || !(await isPermitted(strapi, schedule, editor, draft))
}

async function isPermitted(
  strapi: Core.Strapi,
  { entryType, action }: Schedule,
  user: Account,
  document: StoredDocument,
): Promise<boolean> {
  const { cannot } = permissionChecker(strapi, entryType, await abilityOf(strapi, user))
  return !cannot[action](document)
}

async function findAccount(strapi: Core.Strapi, id: number): Promise<Account | null> {
  return strapi.db.query('admin::user').findOne({ where: { id }, populate: ['roles'] })
}
