import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'

interface PermissionChecker {
  readonly cannot: { publish(): boolean }
}

/**
 * Throws a ForbiddenError when the signed-in user may not publish documents of this type, and so may not delete a
 * published one either: Strapi lets authors delete what they wrote, even when it is live. Has no effect outside of a
 * request of the panel.
 */
export function assertMayPublish(strapi: Core.Strapi, uid: UID.ContentType): void {
  const userAbility = strapi.requestContext.get()?.state.userAbility
  if (!userAbility) return
  const checkers = strapi.plugin('content-manager').service('permission-checker')
  const checker: PermissionChecker = checkers.create({ userAbility, model: uid })
  if (checker.cannot.publish())
    throw new errors.ForbiddenError('It is published: ask an editor to unpublish or delete it.')
}
