import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { addPanelRoutes } from '../access/add-panel-routes.ts'
import { permissionChecker } from '../access/document-permission.ts'
import { isProtectedType, type ProtectedType } from '../concurrent-edits/protected-types.ts'
import { isEditedType } from '../editing/edited-types.ts'
import { findMenuProblems } from '../menu/list-page-items.ts'
import { MENU } from '../menu/menu-version.ts'
import { settings } from '../settings.ts'
import { checkEntry, findBlockers, readDraft } from './check-stored-document.ts'
import { readPublishedState } from './read-published-state.ts'

/**
 * Adds the endpoints of the panel's checks. `GET /checks/context?type&documentId`: what is published beside a document,
 * with which the panel checks what is typed. `POST /checks/stored` with `{ type, documentIds }`: id, title and findings
 * of each draft; with `only: 'blockers'` those that prevent publishing, which is faster. `GET /checks/menu`: the items
 * that visitors do not see. None is given anything that is not saved.
 */
export function addCheckRoutes(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, '/checks', [
    { method: 'GET', path: '/context', handler: readContext(strapi) },
    { method: 'POST', path: '/stored', handler: checkStored(strapi) },
    { method: 'GET', path: '/menu', handler: checkMenu(strapi) },
  ])
}

function readContext(strapi: Core.Strapi) {
  return async (ctx: Context) => {
    const { type, documentId } = ctx.query
    if (type !== MENU && !isProtectedType(type)) return ctx.badRequest('Unknown document')
    if (!mayRead(strapi, type, ctx.state.userAbility)) return ctx.forbidden()
    const contextOf = await readPublishedState(strapi)
    const context = contextOf(typeof documentId === 'string' && documentId !== '' ? documentId : null)
    const { siteUrl, redirectHosts } = settings
    return { data: { context, redirectRules: { siteUrl, allowedHosts: redirectHosts } } }
  }
}

/** The menu has no documents, and a permission of its own. */
function mayRead(strapi: Core.Strapi, type: ProtectedType | typeof MENU, ability: Ability): boolean {
  if (type === MENU) return ability.can('plugin::navigation.read')
  return !permissionChecker(strapi, type, ability).cannot.read()
}

interface Ability {
  can(action: string): boolean
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
    const contextOf = only === 'blockers' ? null : await readPublishedState(strapi)
    const data: { documentId: string; title: string; findings: unknown }[] = []
    for (const id of documentIds.slice(0, MAX_DOCUMENTS)) {
      const draft = (await readDraft(strapi, type, String(id))) as StoredDraft | null
      if (!draft || checker.cannot.read(draft)) continue
      const { documentId, title = '' } = draft
      const findings = contextOf
        ? await checkEntry(strapi, type, draft, contextOf(documentId))
        : await findBlockers(strapi, type, draft)
      data.push({ documentId, title, findings })
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
