import type { Core } from '@strapi/strapi'

/** Hides the navigation plugin's type "Audience" in the content manager: the site shows everybody the same menu. */
export function hideVisitorGroups(strapi: Core.Strapi): void {
  const audience = strapi.contentType('plugin::navigation.audience')
  audience.pluginOptions = { ...audience.pluginOptions, 'content-manager': { visible: false } }
}
