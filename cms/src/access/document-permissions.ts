import type { Core, UID } from '@strapi/strapi'

interface PermissionChecker {
  readonly cannot: { read(document: unknown): boolean; create(): boolean }
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
  return document !== null && !checkerFor(strapi, uid, userAbility).cannot.read(document)
}

/** Whether the signed-in user may create documents of this type. False outside of a request. */
export function mayCreate(strapi: Core.Strapi, uid: UID.ContentType): boolean {
  const userAbility = strapi.requestContext.get()?.state.userAbility
  return Boolean(userAbility) && !checkerFor(strapi, uid, userAbility).cannot.create()
}

function checkerFor(strapi: Core.Strapi, model: UID.ContentType, userAbility: unknown): PermissionChecker {
  return strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model })
}
