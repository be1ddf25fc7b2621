import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { displayName, type AdminUser } from '../access/acting-user.ts'
import { lockDocument } from '../database/lock-document.ts'
import { isEditedType, type EditedType } from '../editing/edited-types.ts'
import { DRAFT_VERSION_HEADER, readDraftVersions, writeDraftVersion } from './draft-version.ts'

/** Actions that would discard or publish somebody else's newer edits. */
const OVERWRITING_ACTIONS = new Set(['update', 'publish', 'unpublish', 'discardDraft', 'delete'])

interface Draft {
  readonly title?: string
  readonly updatedAt: string
  readonly updatedBy: AdminUser | null
}

interface Change {
  readonly request: Context
  readonly type: EditedType
  readonly documentId: string
}

/**
 * Rejects, with 409, a change by an editor whose form or list was loaded before somebody else saved: it would silently
 * discard their edits, or publish what the editor has not seen. With 428, a change in the panel that does not say what
 * was loaded. The check and the change are one transaction, so of two simultaneous saves one is rejected.
 */
export function rejectOutdatedChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (!isEditedType(uid) || !OVERWRITING_ACTIONS.has(action)) return next()
    const { documentId = '' } = params as { documentId?: string }
    const request = strapi.requestContext.get() as Context | undefined
    if (!request) return next()
    const change = { request, type: uid, documentId }
    const version = loadedVersion(change)
    if (version === 'any') return next()
    return strapi.db.transaction(async ({ trx }) => {
      await lockDocument(strapi, trx, documentId)
      await assertCurrent(strapi, change, version)
      const result = await next()
      const draft = await findDraft(strapi, change)
      if (draft) setVersion(change, draft)
      return result
    })
  })
}

/** The version of the draft that was loaded; 'any' when the draft may be changed whatever it is. */
function loadedVersion({ request, type, documentId }: Change): string {
  const stated = readDraftVersions(request.get(DRAFT_VERSION_HEADER))
  if (stated === 'any') return 'any'
  const loaded = stated.find((draft) => draft.type === type && draft.documentId === documentId)
  if (loaded) return loaded.version
  if (!isOfPanel(request)) return 'any'
  return request.throw(
    428,
    `Nothing was changed: the request does not say which draft it was made for. Reload the panel and try again. (Programs: send ${DRAFT_VERSION_HEADER}, "*" to overwrite.)`,
  )
}

/**
 * Whether the route is one of the panel's; the content API has tokens of its own and no drafts that somebody has open.
 */
function isOfPanel({ state }: Context): boolean {
  const { route } = state as { readonly route?: { readonly info?: { readonly type?: string } } }
  return route?.info?.type === 'admin'
}

/** Once for each document of a request: a publish saves first, which changes the draft. */
async function assertCurrent(strapi: Core.Strapi, change: Change, version: string): Promise<void> {
  const current = currentDrafts(change.request)
  const key = `${change.type} ${change.documentId}`
  if (current.has(key)) return
  const draft = await findDraft(strapi, change)
  if (draft && versionOf(draft) !== version) throwConflict(change, draft)
  current.add(key)
}

/** The documents of a request whose draft was found to be the one that was loaded. */
function currentDrafts({ state }: Context): Set<string> {
  const drafts = (state.currentDrafts as Set<string> | undefined) ?? new Set<string>()
  state.currentDrafts = drafts
  return drafts
}

function throwConflict({ request }: Change, draft: Draft): never {
  const savedBy = draft.updatedBy ? displayName(draft.updatedBy) : null
  const entry = isBulk(request) && draft.title ? `“${draft.title}”` : 'this entry'
  return request.throw(409, `${savedBy ?? 'Somebody'} has saved ${entry} since you opened it.`, {
    details: { savedBy, savedAt: versionOf(draft), version: versionOf(draft) },
  })
}

async function findDraft(strapi: Core.Strapi, { type, documentId }: Change): Promise<Draft | null> {
  return strapi.db.query(type).findOne({
    select: type === 'api::page.page' ? ['title', 'updatedAt'] : ['updatedAt'],
    where: { documentId, publishedAt: { $null: true } },
    populate: { updatedBy: true } as never,
  })
}

/** Not after a bulk action: the list is loaded again, and proxies limit headers. */
function setVersion({ request, type, documentId }: Change, draft: Draft): void {
  const version = writeDraftVersion({ type, documentId, version: versionOf(draft) })
  if (!isBulk(request)) request.set(DRAFT_VERSION_HEADER, version)
}

function isBulk(request: Context): boolean {
  return readDraftVersions(request.get(DRAFT_VERSION_HEADER)).length > 1
}

function versionOf({ updatedAt }: Draft): string {
  return new Date(updatedAt).toISOString()
}
