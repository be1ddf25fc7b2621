import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { permissionChecker } from '../access/document-permission.ts'
import { modelsOf, type Values } from '../editing/document-model.ts'
import { isEditedType } from '../editing/edited-types.ts'
import { readDocument } from '../editing/read-document.ts'
import { readableLines } from '../editing/readable-lines.ts'
import { toSnapshot } from '../editing/snapshot.ts'

/** `POST /concurrent-edits/compare`: the texts of unsaved data, and those of the stored draft. */
export function addCompareRoute(strapi: Core.Strapi): void {
  const config = { policies: ['admin::isAuthenticatedAdmin'] }
  strapi.server.routes({
    type: 'admin',
    prefix: '/concurrent-edits',
    routes: [{ method: 'POST', path: '/compare', handler: compare(strapi), config }],
  } as never)
}

function compare(strapi: Core.Strapi) {
  return async (ctx: Context) => {
    const { type, documentId, data } = (ctx.request.body ?? {}) as Record<string, unknown>
    if (!isEditedType(type) || typeof documentId !== 'string' || typeof data !== 'object' || data === null)
      return ctx.badRequest('Unknown document')
    const draft = await readDocument(strapi, type, documentId, 'draft')
    const findModel = modelsOf(strapi)
    const model = findModel(type)
    if (!draft || !model) return ctx.notFound()
    const checker = permissionChecker(strapi, type, ctx.state.userAbility)
    if (checker.cannot.read(draft)) return ctx.forbidden()
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
