import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { addPanelRoutes } from '../access/add-panel-routes.ts'
import { readRequestedDraft } from '../access/read-requested-draft.ts'
import { modelsOf, type Values } from '../editing/document-model.ts'
import { readableLines } from '../editing/readable-lines.ts'
import { toSnapshot } from '../editing/snapshot.ts'

/** `POST /concurrent-edits/compare`: the texts of unsaved data, and those of the stored draft. */
export function addCompareRoute(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, '/concurrent-edits', [
    { method: 'POST', path: '/compare', handler: compare(strapi) },
  ])
}

function compare(strapi: Core.Strapi) {
  return async (ctx: Context) => {
    const { data, ...document } = (ctx.request.body ?? {}) as Record<string, unknown>
    if (typeof data !== 'object' || data === null) return ctx.badRequest('No data')
    const requested = await readRequestedDraft(strapi, ctx, document)
    if (!requested) return
    const { type, draft, checker } = requested
    const findModel = modelsOf(strapi)
    const model = findModel(type)
    if (!model) return ctx.notFound()
    const readable = (values: Values) => readableLines(values, model, findModel)
    const theirs = await checker.sanitizeOutput({
      ...toSnapshot(draft, model, findModel),
      createdBy: draft['createdBy'],
    })
    return {
      data: { mine: readable(toSnapshot(data as Values, model, findModel)), theirs: readable(theirs) },
    }
  }
}
