import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { displayName, type AdminUser } from '../access/acting-user.ts'
import { isEditedType, type EditedType } from '../editing/edited-types.ts'
import { DRAFT_VERSION_HEADER, readDraftVersion, writeDraftVersion } from './draft-version.ts'

const CHANGING_ACTIONS = new Set(['update', 'publish', 'unpublish', 'discardDraft', 'delete'])

interface Draft {
  readonly updatedAt: string
  readonly updatedBy: AdminUser | null
}

/**
 * Rejects, with 409, a change by an editor whose form was loaded before somebody else saved: saving would silently
 * discard their edits. The check and the change are one transaction, so of two simultaneous saves one is rejected.
 */
export function rejectOutdatedChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (!isEditedType(uid) || !CHANGING_ACTIONS.has(action)) return next()
    const { documentId = '' } = params as { documentId?: string }
    const request = strapi.requestContext.get() as Context | undefined
    const loaded = readDraftVersion(request?.get(DRAFT_VERSION_HEADER) ?? '')
    if (!request || loaded?.type !== uid || loaded.documentId !== documentId) return next()
    return strapi.db.transaction(async () => {
      await assertCurrent(strapi, request, uid, documentId, loaded.version)
      const result = await next()
      const draft = await findDraft(strapi, uid, documentId)
      if (draft) setVersion(request, uid, documentId, draft)
      return result
    })
  })
}

/** Once for each request: a publish saves first, which changes the draft. */
async function assertCurrent(
  strapi: Core.Strapi,
  request: Context,
  uid: EditedType,
  documentId: string,
  version: string,
): Promise<void> {
  if (request.state.draftIsCurrent) return
  const draft = await findDraft(strapi, uid, documentId)
  if (draft && versionOf(draft) !== version) {
    const savedBy = draft.updatedBy ? displayName(draft.updatedBy) : null
    request.throw(409, `${savedBy ?? 'Somebody'} has saved this entry since you opened it.`, {
      details: { savedBy, savedAt: versionOf(draft), version: versionOf(draft) },
    })
  }
  request.state.draftIsCurrent = true
}

async function findDraft(strapi: Core.Strapi, uid: EditedType, documentId: string): Promise<Draft | null> {
  return strapi.db.query(uid).findOne({
    select: ['updatedAt'],
    where: { documentId, publishedAt: { $null: true } },
    populate: { updatedBy: true } as never,
  })
}

function setVersion(request: Context, type: EditedType, documentId: string, draft: Draft): void {
  request.set(DRAFT_VERSION_HEADER, writeDraftVersion({ type, documentId, version: versionOf(draft) }))
}

function versionOf({ updatedAt }: Draft): string {
  return new Date(updatedAt).toISOString()
}
