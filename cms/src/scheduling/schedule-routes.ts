import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { addPanelRoutes } from '../access/add-panel-routes.ts'
import { displayName } from '../access/acting-user.ts'
import { permissionChecker } from '../access/document-permission.ts'
import { readRequestedDraft } from '../access/read-requested-draft.ts'
import { isEditedType, type EditedType } from '../editing/edited-types.ts'
import { readDocument, type StoredDocument } from '../editing/read-document.ts'
import {
  ACTIONS,
  findSchedule,
  pendingOf,
  removeSchedule,
  schedulesOf,
  setSchedule,
  type Schedule,
  type ScheduledActionName,
} from './schedule-store.ts'

/** The routes of the scheduling panel. Each checks Strapi's permissions for the document itself. */
export function addScheduleRoutes(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, '/schedules', [
    { method: 'GET', path: '/', handler: schedulesOfDocument(strapi) },
    { method: 'GET', path: '/pending', handler: pendingSchedules(strapi) },
    { method: 'POST', path: '/', handler: schedule(strapi) },
    { method: 'DELETE', path: '/:id', handler: unschedule(strapi) },
  ])
}

/** `?type&documentId`: what is pending for a document, and what ended last. */
function schedulesOfDocument(strapi: Core.Strapi) {
  return async (ctx: Context) => {
    const requested = await readRequestedDraft(strapi, ctx, isEditedType, ctx.query)
    if (!requested) return
    const { pending, last } = await schedulesOf(strapi, requested.type, requested.documentId)
    return { data: { pending: pending.map(described), last: last && described(last) } }
  }
}

/** `?type`: what is pending for the documents that the user may read. */
function pendingSchedules(strapi: Core.Strapi) {
  return async (ctx: Context) => {
    const { type } = ctx.query
    if (!isEditedType(type)) return ctx.badRequest('Unknown type')
    const checker = permissionChecker(strapi, type, ctx.state.userAbility)
    const readable: object[] = []
    for (const pending of await pendingOf(strapi, type)) {
      const draft = await readDocument(strapi, type, pending.entryId, 'draft')
      if (draft && !checker.cannot.read(draft)) readable.push(described(pending))
    }
    return { data: readable }
  }
}

/** `{ type, documentId, action, dueAt }`: sets or changes a schedule; dueAt in ISO 8601 with its offset from UTC. */
function schedule(strapi: Core.Strapi) {
  return async (ctx: Context) => {
    const request = readRequest(ctx.request.body)
    if (!request) return ctx.badRequest('Unknown document, action or time')
    const { type, documentId, action, dueAt } = request
    const draft = await readDocument(strapi, type, documentId, 'draft')
    if (!draft) return ctx.notFound()
    if (isForbidden(strapi, ctx, type, action, draft)) return ctx.forbidden()
    if (dueAt.getTime() <= Date.now()) return ctx.badRequest('This time has passed.')
    const { user } = ctx.state
    await setSchedule(strapi, {
      entryType: type,
      entryId: documentId,
      action,
      dueAt,
      draftVersion: new Date(draft.updatedAt),
      userId: user.id,
      userName: displayName(user),
    })
    return { data: { dueAt: dueAt.toISOString() } }
  }
}

function unschedule(strapi: Core.Strapi) {
  return async (ctx: Context) => {
    const id = Number(ctx.params.id)
    const found = Number.isSafeInteger(id) ? await findSchedule(strapi, id) : null
    const draft = found && (await readDocument(strapi, found.entryType, found.entryId, 'draft'))
    if (!draft) return ctx.notFound()
    if (isForbidden(strapi, ctx, found.entryType, found.action, draft)) return ctx.forbidden()
    if (!(await removeSchedule(strapi, id))) return ctx.conflict('It was already executed or canceled.')
    return { data: {} }
  }
}

function isForbidden(
  strapi: Core.Strapi,
  ctx: Context,
  type: EditedType,
  action: ScheduledActionName,
  draft: StoredDocument,
): boolean {
  const { cannot } = permissionChecker(strapi, type, ctx.state.userAbility)
  return cannot.read(draft) || cannot[action](draft)
}

function readRequest(body: unknown) {
  const { type, documentId, action, dueAt } = (body ?? {}) as Record<string, unknown>
  const time = new Date(typeof dueAt === 'string' && /(?:Z|[+-]\d\d:\d\d)$/.test(dueAt) ? dueAt : Number.NaN)
  if (!isEditedType(type) || typeof documentId !== 'string' || Number.isNaN(time.getTime())) return null
  const known = ACTIONS.find((each) => each === action)
  return known ? { type, documentId, action: known, dueAt: time } : null
}

function described({ id, entryId, action, dueAt, userName, state, reason, endedAt }: Schedule): object {
  return { id, documentId: entryId, action, dueAt, userName, state, reason, endedAt }
}
