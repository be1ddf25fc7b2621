import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { addPanelRoutes } from '../access/add-panel-routes.ts'
import { permissionChecker } from '../access/document-permission.ts'
import { isEditedType } from '../editing/edited-types.ts'
import { findMenuProblems } from '../menu/list-page-items.ts'
import { checkEntry, findBlockers, readDraft } from './check-stored-document.ts'

/**
 * Adds the endpoints of the panel's checks. `POST /checks/document` with `{ type, entry }`: the findings of what a form
 * holds, saved or not. `POST /checks/stored` with `{ type, documentIds }`: id, title and findings of each draft; with
 * `only: 'blockers'` those that prevent publishing, which is faster. `GET /checks/menu`: the items that visitors do not
 * see. Nothing is stored.
 */
export function addCheckRoutes(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, '/checks', [
    { method: 'POST', path: '/document', handler: check(strapi) },
    { method: 'POST', path: '/stored', handler: checkStored(strapi) },
    { method: 'GET', path: '/menu', handler: checkMenu(strapi) },
  ])
}

interface StoredDraft {
  readonly documentId: string
  readonly title?: string
}

/** As many as a list shows. */
const MAX_DOCUMENTS = 100

function checkStored(strapi: Core.Strapi) {
  return async (ctx: Context & { request: { body?: unknown } }) => {
    const { type, documentIds, only } = (ctx.request.body ?? {}) as Record<string, unknown>
    if (!isEditedType(type) || !Array.isArray(documentIds)) return ctx.badRequest('Unknown document')
    const checker = permissionChecker(strapi, type, ctx.state.userAbility)
    const findProblems = only === 'blockers' ? findBlockers : checkEntry
    const data: { documentId: string; title: string; findings: unknown }[] = []
    for (const documentId of documentIds.slice(0, MAX_DOCUMENTS)) {
      const draft = (await readDraft(strapi, type, String(documentId))) as StoredDraft | null
      if (!draft || checker.cannot.read(draft)) continue
      const findings = await findProblems(strapi, type, draft)
      data.push({ documentId: draft.documentId, title: draft.title ?? '', findings })
    }
    return { data }
  }
}

function checkMenu(strapi: Core.Strapi) {
  return async (ctx: Context) => {
    if (permissionChecker(strapi, 'api::page.page', ctx.state.userAbility).cannot.read())
      return ctx.forbidden()
    return { data: await findMenuProblems(strapi) }
  }
}

function check(strapi: Core.Strapi) {
  return async (ctx: Context & { request: { body?: unknown } }) => {
    const { type, entry } = (ctx.request.body ?? {}) as { type?: unknown; entry?: unknown }
    if (!isEditedType(type) || typeof entry !== 'object' || entry === null)
      return ctx.badRequest('Unknown document')
    if (permissionChecker(strapi, type, ctx.state.userAbility).cannot.read()) return ctx.forbidden()
    return { data: await checkEntry(strapi, type, entry) }
  }
}
