import type { Core } from '@strapi/strapi'

const ITEM = 'plugin::navigation.navigation-item'

/**
 * Gives groups of the menu the path '/' instead of the '#' of earlier versions, which the plugin's editor showed in
 * front of every item below, e.g. '/#/contacts'. The site reads both alike. Can run at any time, any number of times.
 */
export async function renameGroupPaths(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query(ITEM).updateMany({ where: { type: 'WRAPPER', path: '#' }, data: { path: '/' } })
}
