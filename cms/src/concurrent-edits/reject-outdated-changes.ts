import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { lockDocument } from '../database/lock-document.ts'
import { DRAFT_VERSION_HEADER, readDraftVersions, writeDraftVersion } from './draft-version.ts'
import { isProtectedType, type ProtectedType } from './protected-types.ts'
import { throwConflict, versionOf, type SavedDraft } from './saved-draft.ts'
import { statedVersion } from './stated-version.ts'

/** Actions that would discard or publish somebody else's newer edits. */
const OVERWRITING_ACTIONS = new Set(['update', 'publish', 'unpublish', 'discardDraft', 'delete'])
const CREATING_ACTIONS = new Set(['create', 'clone'])

/** What names an entry among others. */
const NAMES: Readonly<Record<ProtectedType, 'title' | 'from' | null>> = {
  'api::page.page': 'title',
  'api::footer.footer': null,
  'api::redirect.redirect': 'from',
}

interface Draft extends SavedDraft {
  readonly title?: string
  readonly from?: string
}

interface Change {
  readonly request: Context
  readonly type: ProtectedType
  readonly documentId: string
}

/** Marks what a change causes: publishing a page that moved deletes a redirect, which the editor has not asked for. */
const changing = new AsyncLocalStorage<true>()

/**
 * Rejects, with 409, a change by an editor whose form or list was loaded before somebody else saved: it would silently
 * discard their edits, or publish what the editor has not seen. With 428, a change in the panel that does not say what
 * was loaded. The check and the change are one transaction, so of two simultaneous saves one is rejected.
 */
export function rejectOutdatedChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const request = strapi.requestContext.get() as Context | undefined
    if (!request || !isProtectedType(uid) || changing.getStore()) return next()
    const change = async () => changing.run(true, next)
    if (CREATING_ACTIONS.has(action)) {
      const result = await change()
      const { documentId = '' } = result as { documentId?: string }
      markCurrent({ request, type: uid, documentId })
      return result
    }
    if (!OVERWRITING_ACTIONS.has(action)) return next()
    const { documentId = '' } = params as { documentId?: string }
    return changeCurrent(strapi, { request, type: uid, documentId }, change)
  })
}

async function changeCurrent<Result>(
  strapi: Core.Strapi,
  draft: Change,
  change: () => Promise<Result>,
): Promise<Result> {
  const { request, type, documentId } = draft
  const version = isCurrent(draft) ? null : statedVersion(request, type, documentId)
  if (version === 'any') return change()
  return strapi.db.transaction(async ({ trx }) => {
    await lockDocument(strapi, trx, documentId)
    if (version !== null) await assertCurrent(strapi, draft, version)
    const result = await change()
    const after = await findDraft(strapi, draft)
    if (after) setVersion(draft, after)
    return result
  })
}

async function assertCurrent(strapi: Core.Strapi, change: Change, version: string): Promise<void> {
  const draft = await findDraft(strapi, change)
  if (draft && versionOf(draft) !== version) throwConflict(change.request, draft, nameOf(change, draft))
  markCurrent(change)
}

/** Checked once for each document of a request: a publish saves or creates the draft first, which changes it. */
function isCurrent({ request, type, documentId }: Change): boolean {
  return currentDrafts(request).has(`${type} ${documentId}`)
}

function markCurrent({ request, type, documentId }: Change): void {
  currentDrafts(request).add(`${type} ${documentId}`)
}

/** The documents of a request whose draft was found to be the one that was loaded, or which it has created. */
function currentDrafts({ state }: Context): Set<string> {
  const drafts = (state.currentDrafts as Set<string> | undefined) ?? new Set<string>()
  state.currentDrafts = drafts
  return drafts
}

function nameOf({ request }: Change, { title, from }: Draft): string {
  const name = title ?? from
  return isBulk(request) && name ? `“${name}”` : 'this entry'
}

async function findDraft(strapi: Core.Strapi, { type, documentId }: Change): Promise<Draft | null> {
  const name = NAMES[type]
  return strapi.db.query(type).findOne({
    select: name ? [name, 'updatedAt'] : ['updatedAt'],
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
