import type { Core } from '@strapi/strapi'

/**
 * Renames the navigation plugin's type "Audience". The content manager opens on the first type by name: that is Page, and
 * not a type that hardly anybody needs.
 */
export function nameMenuTypes(strapi: Core.Strapi): void {
  const audience = strapi.contentType('plugin::navigation.audience')
  audience.info = { ...audience.info, displayName: 'Visitor group' }
}
