import type { Core, UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { readDocument, type StoredDocument } from '../editing/read-document.ts'
import { permissionChecker, type PermissionChecker } from './document-permission.ts'

interface RequestedDraft<Type> {
  readonly type: Type
  readonly documentId: string
  readonly draft: StoredDocument
  readonly checker: PermissionChecker
}

/**
 * The draft that `type` and `documentId` in a request's query or body name, and what the user may do with it. Null when
 * there is none or the user may not read it: then the response is set to 400, 404 or 403.
 *
 * @param isType whether a type may be asked for
 */
export async function readRequestedDraft<Type extends UID.ContentType>(
  strapi: Core.Strapi,
  ctx: Context,
  isType: (type: unknown) => type is Type,
  { type, documentId }: Readonly<Record<string, unknown>>,
): Promise<RequestedDraft<Type> | null> {
  if (!isType(type) || typeof documentId !== 'string') {
    ctx.badRequest('Unknown document')
    return null
  }
  const draft = await readDocument(strapi, type, documentId, 'draft')
  const checker = permissionChecker(strapi, type, ctx.state.userAbility)
  if (draft && !checker.cannot.read(draft)) return { type, documentId, draft, checker }
  if (draft) ctx.forbidden()
  else ctx.notFound()
  return null
}
