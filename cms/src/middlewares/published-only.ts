import type { Core } from '@strapi/strapi'
import { isSite } from '../access/is-site.ts'

/**
 * Permits drafts only to the site's own token: Strapi returns them to everybody who may read the type. Rejects any
 * other `status`, and queries that name the relations to editors.
 */
const publishedOnly: Core.MiddlewareFactory = () => async (ctx, next) => {
  const { status } = ctx.query
  if (status !== undefined && status !== 'published' && !(status === 'draft' && isSite(ctx.state)))
    return ctx.forbidden('Drafts are not public')
  if (namesEditors(ctx.query)) return ctx.badRequest('Editors are not public')
  return next()
}

export default publishedOnly

const EDITOR_FIELDS = /(?:^|[.,:\s])(?:createdBy|updatedBy)(?:$|[.,:\s])/

/** Whether any key or value of a query, at any depth, names the relation to an editor. */
function namesEditors(query: unknown): boolean {
  if (typeof query === 'string') return EDITOR_FIELDS.test(query)
  if (typeof query !== 'object' || query === null) return false
  return Object.entries(query).some(([key, value]) => EDITOR_FIELDS.test(key) || namesEditors(value))
}
