import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { currentPermissionChecker, mayRead } from './document-permission.ts'

/**
 * Rejects the duplication of a document that the signed-in user may not read: Strapi checks only whether they may
 * create one, and an author would read the draft of somebody else in their own copy. Has no effect outside of a request
 * of the panel.
 */
export function rejectUnreadableClones(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    const type = uid as UID.ContentType
    const { documentId = '' } = params as { documentId?: string }
    const isChecked = action === 'clone' && currentPermissionChecker(strapi, type) !== null
    if (isChecked && !(await mayRead(strapi, type, documentId))) throw new errors.ForbiddenError()
    return next()
  })
}
