import type { Context } from 'koa'
import { DRAFT_VERSION_HEADER, readDraftVersions } from './draft-version.ts'

/**
 * The version of a draft for which a request says that it was made; 'any' when the draft may be changed whatever it is.
 *
 * @throws 428 when a request of the panel does not say it
 */
export function statedVersion(request: Context, type: string, documentId: string): string {
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
