import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { addPanelRoutes } from '../access/add-panel-routes.ts'
import { readRequestedDraft } from '../access/read-requested-draft.ts'
import { modelsOf } from '../editing/document-model.ts'
import { modelsWithin } from '../editing/models-within.ts'
import { toSnapshot } from '../editing/snapshot.ts'
import { readStoredMenu } from '../menu/read-stored-menu.ts'
import { isProtectedType } from './protected-types.ts'

/**
 * What the panel compares with what an editor has typed, after somebody else has saved. `GET
 * /concurrent-edits/draft?type&documentId`: the content of the stored draft, and the schemas to read it with. `GET
 * /concurrent-edits/menu?documentId`: the items of the stored menu, and the paths of all pages.
 */
export function addComparisonRoutes(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, '/concurrent-edits', [
    { method: 'GET', path: '/draft', handler: readDraft(strapi) },
    { method: 'GET', path: '/menu', handler: readMenu(strapi) },
  ])
}

function readDraft(strapi: Core.Strapi) {
  return async (ctx: Context) => {
    const requested = await readRequestedDraft(strapi, ctx, isProtectedType, ctx.query)
    if (!requested) return undefined
    const { type, draft, checker } = requested
    const findModel = modelsOf(strapi)
    const model = findModel(type)
    if (!model) throw new Error(`There is no model of ${type}`)
    // The rules of authors concern the creator, which a snapshot lacks.
    const { createdBy: _creator, ...values } = await checker.sanitizeOutput({
      ...toSnapshot(draft, model, findModel),
      createdBy: draft['createdBy'],
    })
    return { data: { values, models: modelsWithin(type, findModel) } }
  }
}

function readMenu(strapi: Core.Strapi) {
  return async (ctx: Context) => {
    if (!ctx.state.userAbility.can('plugin::navigation.read')) return ctx.forbidden()
    const menu = await readStoredMenu(strapi, ctx.query['documentId'])
    return menu ? { data: menu } : ctx.notFound()
  }
}
