import type { Core } from '@strapi/strapi'
import type { EditedType } from '../editing/edited-types.ts'
import type { Values } from '../editing/document-model.ts'

export type Action = 'read' | 'update' | 'publish' | 'unpublish'

export interface PermissionChecker {
  readonly cannot: Readonly<Record<Action, (document: unknown) => boolean>>
  /** Removes what the user may not read. */
  sanitizeOutput(data: Values): Promise<Values>
  /** Removes what the user may not change. */
  sanitizeUpdateInput(document: unknown): (data: Values) => Promise<Values>
}

/** What a user may do with the documents of a type; the ability comes with the request, or from abilityOf. */
export function permissionChecker(
  strapi: Core.Strapi,
  uid: EditedType,
  userAbility: unknown,
): PermissionChecker {
  return strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model: uid })
}

/** The abilities that an account has at present through its roles. */
export async function abilityOf(strapi: Core.Strapi, user: object): Promise<unknown> {
  return strapi.service('admin::permission').engine.generateUserAbility(user)
}
