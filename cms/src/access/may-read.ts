import type { Core, UID } from '@strapi/strapi'

interface PermissionChecker {
  readonly cannot: { read(document: unknown): boolean }
}

/** Whether the signed-in user may read this document: authors may read only their own. False outside of a request. */
export async function mayRead(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<boolean> {
  const userAbility = strapi.requestContext.get()?.state.userAbility
  if (!userAbility) return false
  const document = await strapi.db.query(uid).findOne({
    where: documentId === '' ? {} : { documentId },
    populate: { createdBy: { populate: ['roles'] } },
  })
  const checkers = strapi.plugin('content-manager').service('permission-checker')
  const checker: PermissionChecker = checkers.create({ userAbility, model: uid })
  return document !== null && !checker.cannot.read(document)
}
