import type { Core } from '@strapi/strapi'
import { MENU } from './menu-version.ts'

/**
 * Keeps the slug of a menu, by which the site reads it. The plugin makes a new one whenever a menu is renamed, shown or
 * hidden: the menu would disappear from the site.
 */
export function preserveMenuAddress(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { data } = context.params as { data?: Record<string, unknown> }
    if (context.uid === MENU && context.action === 'update') delete data?.['slug']
    return next()
  })
}
