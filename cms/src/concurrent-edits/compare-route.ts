import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { addPanelRoutes } from '../access/add-panel-routes.ts'
import { readRequestedDraft } from '../access/read-requested-draft.ts'
import { modelsOf, type Values } from '../editing/document-model.ts'
import { readableLines, type Line } from '../editing/readable-lines.ts'
import { toSnapshot } from '../editing/snapshot.ts'
import { compareMenus } from '../menu/compare-menus.ts'
import { MENU } from '../menu/menu-version.ts'
import { isProtectedType } from './protected-types.ts'

/** What an editor compares. */
interface Comparison {
  readonly mine: readonly Line[]
  readonly theirs: readonly Line[]
}

/** `POST /concurrent-edits/compare`: the texts of unsaved data, and those of the stored draft or menu. */
export function addCompareRoute(strapi: Core.Strapi): void {
  addPanelRoutes(strapi, '/concurrent-edits', [
    { method: 'POST', path: '/compare', handler: compare(strapi) },
  ])
}

function compare(strapi: Core.Strapi) {
  return async (ctx: Context) => {
    const { data, ...document } = (ctx.request.body ?? {}) as Record<string, unknown>
    if (typeof data !== 'object' || data === null) return ctx.badRequest('No data')
    const comparison =
      document['type'] === MENU
        ? await compareMenus(strapi, ctx, document['documentId'], data)
        : await compareDrafts(strapi, ctx, document, data as Values)
    return comparison ? { data: comparison } : undefined
  }
}

/** Null when the response is set to an error. */
async function compareDrafts(
  strapi: Core.Strapi,
  ctx: Context,
  document: Values,
  data: Values,
): Promise<Comparison | null> {
  const requested = await readRequestedDraft(strapi, ctx, isProtectedType, document)
  if (!requested) return null
  const { type, draft, checker } = requested
  const findModel = modelsOf(strapi)
  const model = findModel(type)
  if (!model) throw new Error(`There is no model of ${type}`)
  const readable = (values: Values) => readableLines(values, model, findModel)
  const theirs = await checker.sanitizeOutput({
    ...toSnapshot(draft, model, findModel),
    createdBy: draft['createdBy'],
  })
  return { mine: readable(toSnapshot(data, model, findModel)), theirs: readable(theirs) }
}
