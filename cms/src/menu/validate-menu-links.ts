import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { MENU_TARGET } from './menu-target.ts'

const ITEM = 'plugin::navigation.navigation-item'

/**
 * Rejects menu items that link to another type than pages, which the plugin permits: what an item links to is public
 * with all of its fields, and of an account that is the password.
 */
export function validateMenuLinks(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, params }, next) => {
    const { data } = params as { readonly data?: { readonly related?: unknown } }
    if (uid === ITEM && linkedTypes(data?.related).some((type) => type !== MENU_TARGET))
      throw new errors.ValidationError('A menu item links to a page or to an address.')
    return next()
  })
}

/** Of a relation to any type: an entry with its type, several, or what is to be set or connected. */
function linkedTypes(related: unknown): unknown[] {
  if (typeof related !== 'object' || related === null) return []
  if ('__type' in related) return [related.__type]
  return Object.values(related).flatMap(linkedTypes)
}
