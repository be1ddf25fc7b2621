import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { currentPermissionChecker } from './document-permission.ts'

/**
 * Throws a ForbiddenError when the signed-in user may not publish documents of this type, and so may not delete a
 * published one either: Strapi lets authors delete what they wrote, even when it is live. Has no effect outside of a
 * request of the panel.
 */
export function assertMayPublish(strapi: Core.Strapi, uid: UID.ContentType): void {
  if (currentPermissionChecker(strapi, uid)?.cannot.publish())
    throw new errors.ForbiddenError('It is published: ask an editor to unpublish or delete it.')
}
