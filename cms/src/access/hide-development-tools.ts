import type { Core } from '@strapi/strapi'

const ACTIONS = ['admin::marketplace.read', 'plugin::content-type-builder.read']

/**
 * Hides the Content-Type Builder and the Marketplace, which cannot be used here: schemas come from the content model,
 * and plugins from the lockfile. Runs at each start, after Strapi has granted administrators every permission.
 */
export async function hideDevelopmentTools(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query('admin::permission').deleteMany({ where: { action: { $in: ACTIONS } } })
}
