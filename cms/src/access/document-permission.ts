import type { Core, UID } from '@strapi/strapi'
import type { Values } from '../editing/document-model.ts'

type Action = 'read' | 'create' | 'update' | 'publish' | 'unpublish'

export interface PermissionChecker {
  /** Without a document: whether the user may not do it with any document of the type. */
  readonly cannot: Readonly<Record<Action, (document?: unknown) => boolean>>
  readonly sanitizedQuery: {
    /** Adds what limits a query to the documents that the user may read. */
    read(query: object): Promise<{ readonly filters?: object }>
  }
  /** Removes what the user may not read. */
  sanitizeOutput(data: Values): Promise<Values>
  /** Removes what the user may not change. */
  sanitizeUpdateInput(document: unknown): (data: Values) => Promise<Values>
}

/** What a user may do with the documents of a type; the ability comes with the request, or from abilityOf. */
export function permissionChecker(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  userAbility: unknown,
): PermissionChecker {
  return strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model: uid })
}

/** What the signed-in user may do with the documents of a type; null outside of a request of the panel. */
export function currentPermissionChecker(
  strapi: Core.Strapi,
  uid: UID.ContentType,
): PermissionChecker | null {
  const userAbility = strapi.requestContext.get()?.state.userAbility
  return userAbility ? permissionChecker(strapi, uid, userAbility) : null
}

/** The abilities that an account has at present through its roles. */
export async function abilityOf(strapi: Core.Strapi, user: object): Promise<unknown> {
  return strapi.service('admin::permission').engine.generateUserAbility(user)
}

/** Whether the signed-in user may read this document: authors may read only their own. False outside of a request. */
export async function mayRead(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<boolean> {
  const checker = currentPermissionChecker(strapi, uid)
  if (!checker) return false
  const document = await strapi.db.query(uid).findOne({
    where: documentId === '' ? {} : { documentId },
    populate: { createdBy: { populate: ['roles'] } },
  })
  return document !== null && !checker.cannot.read(document)
}

/** Whether the signed-in user may create documents of this type. False outside of a request. */
export function mayCreate(strapi: Core.Strapi, uid: UID.ContentType): boolean {
  return currentPermissionChecker(strapi, uid)?.cannot.create() === false
}
