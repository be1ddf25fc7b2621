import type { Core } from '@strapi/strapi'

/**
 * Revokes all permissions for types that are hidden in the content manager: Strapi grants reading them to
 * administrators, and in new databases to editors. Runs at each start, after Strapi has granted them.
 */
export async function hideInternalTypes(strapi: Core.Strapi): Promise<void> {
  const hidden = Object.values(strapi.contentTypes)
    .filter(({ uid, pluginOptions }) => uid.startsWith('api::') && isHidden(pluginOptions))
    .map(({ uid }) => uid)
  await strapi.db.query('admin::permission').deleteMany({ where: { subject: { $in: hidden } } })
}

function isHidden(pluginOptions: object | undefined): boolean {
  const options = pluginOptions as { 'content-manager'?: { visible?: boolean } } | undefined
  return options?.['content-manager']?.visible === false
}
